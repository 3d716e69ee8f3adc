// `@agent-chat/widget/protocol`: all of protocol/ but the schemas, which need TypeBox. For interfaces that draw the log themselves.
export type * from '../protocol/blocks.ts';
export { isCutShort, readableToolName, shownNumber } from '../protocol/blocks.ts';
export * from '../protocol/citations.ts';
export type * from '../protocol/commands.ts';
export {
  MAX_CONVERSATION_BYTES,
  MAX_CONVERSATION_MESSAGES,
  MAX_FRAME_BYTES,
  MAX_MESSAGE_CHARS,
  MAX_REASON_CHARS,
} from '../protocol/commands.ts';
export type * from '../protocol/content/approvals.ts';
export * from '../protocol/content/artifact-limits.ts';
export * from '../protocol/content/artifacts.ts';
export type * from '../protocol/content/attachments.ts';
export {
  ATTACHMENT_PIECE_BYTES,
  attachmentIdOf,
  attachmentIds,
  DOCUMENT_TYPES,
  IMAGE_TYPES,
  MAX_ATTACHMENT_NAME_CHARS,
  toAttachmentPath,
} from '../protocol/content/attachments.ts';
export type * from '../protocol/content/feedback.ts';
export { FEEDBACK_REASONS, MAX_FEEDBACK_CHARS } from '../protocol/content/feedback.ts';
export type * from '../protocol/content/page-context.ts';
export { MAX_PAGE_CONTEXT_BYTES, MAX_PAGE_CONTEXT_DEPTH } from '../protocol/content/page-context.ts';
export type * from '../protocol/content/page-tools.ts';
export {
  MAX_PAGE_ERROR_CHARS,
  MAX_PAGE_RESULT_BYTES,
  MAX_PAGE_RESULT_DEPTH,
  MAX_PAGE_TOOL_DESCRIPTION_CHARS,
  MAX_PAGE_TOOLS,
  MAX_PAGE_TOOLS_BYTES,
  PAGE_TOOL_MS,
} from '../protocol/content/page-tools.ts';
export * from '../protocol/content/search-entries.ts';
export type * from '../protocol/content/server-frames.ts';
export * from '../protocol/content/shown-sources.ts';
export * from '../protocol/content/versions.ts';
export type * from '../protocol/errors.ts';
export { ApiError, ERROR_CODES } from '../protocol/errors.ts';
export type * from '../protocol/events.ts';
export { isTerminal, PROTOCOL_VERSION, TERMINAL_TYPES } from '../protocol/events.ts';
export * from '../protocol/groups.ts';
export * from '../protocol/history.ts';
export * from '../protocol/history-cut.ts';
export * from '../protocol/history-page.ts';
export * from '../protocol/marks/citation-marks.ts';
export * from '../protocol/marks/read-citations.ts';
export * from '../protocol/passages.ts';
export * from '../protocol/reducer.ts';
export * from '../protocol/replay-history.ts';
export * from '../protocol/source-icons.ts';
