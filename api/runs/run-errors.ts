// Why a run ends abnormally, and the message for the visitor. Fixed sentences: never the text of an upstream service (LOG-3).
import type { ErrorCode, RunError } from '../../protocol/index.ts';
import { ModelError, type ModelErrorCode } from '../models/model.ts';

/** Reason of the signal when the visitor stopped the run. */
export class StopRequested extends Error {
  override readonly name = 'StopRequested';
}

/** Reason of the signal when this process gives the run up: it stays unfinished and another process resumes it. */
export class RunAbandoned extends Error {
  override readonly name = 'RunAbandoned';
}

/** The run used up its time. */
export class RunTimeout extends Error {
  override readonly name = 'RunTimeout';
}

const MODEL_ERRORS: Record<ModelErrorCode, { code: ErrorCode; message: string }> = {
  auth: { code: 'upstream_unavailable', message: 'The assistant is not set up correctly. Please tell the site owner.' },
  rate_limited: {
    code: 'upstream_rate_limited',
    message: 'The assistant is very busy right now. Please try again in a minute.',
  },
  unavailable: {
    code: 'upstream_unavailable',
    message: 'The connection to the assistant broke off. Please try again.',
  },
  timeout: { code: 'upstream_unavailable', message: 'The assistant took too long to answer. Please try again.' },
  bad_response: {
    code: 'upstream_unavailable',
    message: 'The assistant gave a reply that could not be read. Please try again.',
  },
  content_filter: {
    code: 'upstream_unavailable',
    message: 'The assistant may not answer this. Please put the question differently.',
  },
  context_length: {
    code: 'upstream_unavailable',
    message: 'This conversation has become too long. Please start a new one.',
  },
  not_found: {
    code: 'upstream_unavailable',
    message: 'The assistant is not set up correctly. Please tell the site owner.',
  },
  bad_request: {
    code: 'upstream_unavailable',
    message: 'The assistant could not take this request. Please tell the site owner.',
  },
};

/** The error as the visitor sees it. */
export function toRunError(error: unknown): RunError {
  if (error instanceof ModelError) return { ...MODEL_ERRORS[error.code], retryable: error.retryable };
  if (error instanceof RunTimeout) return { ...MODEL_ERRORS.timeout, retryable: true };
  return { code: 'internal', message: 'Something went wrong on our side. Please try again.', retryable: true };
}

/** The message for a run with too many attempts: see MAX_ATTEMPTS. */
export const TOO_MANY_ATTEMPTS: RunError = {
  code: 'internal',
  message: 'The answer was interrupted several times. Please ask again.',
  retryable: true,
};
