/** The parts of the extractor that fitting needs, in one bundle. */
export { bestCut } from '../../api/crawl/extract/expected-f1.ts';
export { readJsonLd } from '../../api/crawl/extract/json-ld.ts';
export { readMetadata, readTitleSources } from '../../api/crawl/extract/page-metadata.ts';
export { readSegments } from '../../api/crawl/extract/read-segments.ts';
export { describeSecondPass } from '../../api/crawl/extract/second-pass.ts';
export { describeSegments } from '../../api/crawl/extract/segment-features.ts';
export { collectTitles } from '../../api/crawl/extract/title-candidates.ts';
export { describeTitles } from '../../api/crawl/extract/title-features.ts';
