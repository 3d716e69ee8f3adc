// The parts of the product that adapters/visitor.mjs puts together. A move of a folder changes the imports here and nothing else.
export { parsePage } from '../../api/documents/parse-page.ts';
export { createExtractiveModel } from '../../api/models/extractive/extractive.ts';
export { EXTRACTIVE_WORDS } from '../../api/models/extractive/extractive-words.ts';
export { textParts } from '../../api/models/model.ts';
export { PassageIndex } from '../../api/site-index/passage-index.ts';
export { createPushedDocuments } from '../../api/site-index/pushed/pushed-documents.ts';
export { createSqliteStore } from '../../api/store/sqlite/sqlite-store.ts';
export { readSiteQuery } from '../../api/tools/site/answer-question.ts';
export { createSiteSearchTool } from '../../api/tools/site-search.ts';
