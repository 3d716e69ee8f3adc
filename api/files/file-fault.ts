// Why a visitor's file is refused: an error of the protocol whose details say the reason, for a client to say it in its language.
import { ApiError, type AttachmentFault } from '../../protocol/index.ts';

const CODES = {
  empty: 'invalid_request',
  size: 'too_large',
  count: 'too_large',
  full: 'too_large',
  type: 'unsupported_media_type',
  encoding: 'invalid_request',
  dimensions: 'too_large',
  encrypted: 'invalid_request',
  broken: 'invalid_request',
} as const satisfies Record<AttachmentFault, ApiError['code']>;

/** `message`: what is wrong and what to do, for the visitor. */
export function fileFault(reason: AttachmentFault, message: string): ApiError {
  return new ApiError(CODES[reason], message, { details: { field: 'file', reason } });
}
