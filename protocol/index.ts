// The public surface of protocol/: types and functions shared by the API, the widget and other clients of the log.
export * from './blocks.ts';
export * from './citation-marks.ts';
export * from './citations.ts';
export * from './commands.ts';
export * from './content/approvals.ts';
export * from './content/artifacts.ts';
export * from './content/page-tools.ts';
export * from './errors.ts';
export * from './events.ts';
export * from './groups.ts';
export * from './history.ts';
export * from './history-cut.ts';
export * from './history-page.ts';
export * from './passages.ts';
export * from './reducer.ts';
export * from './replay-history.ts';
export * from './source-icons.ts';
