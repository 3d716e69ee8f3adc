/** What fitting needs of the extractor, in one bundle. */
export { assembleBlocks } from '../../api/crawl/extract/assemble-blocks.ts';
export { readJsonLd } from '../../api/crawl/extract/json-ld.ts';
export { readMetadata } from '../../api/crawl/extract/page-metadata.ts';
export { readSegments } from '../../api/crawl/extract/read-segments.ts';
export { describeSegments } from '../../api/crawl/extract/segment-features.ts';
export { toPlainText } from '../../api/crawl/extract/write-text.ts';
