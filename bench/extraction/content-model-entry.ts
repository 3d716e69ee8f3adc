/** The parts of the extractor that fitting needs, in one bundle. */
export { chooseByProbability } from '../../api/extract/content-model/choose-segments.ts';
export { describeSecondPass } from '../../api/extract/content-model/second-pass.ts';
export { describeSegments } from '../../api/extract/features/segment-features.ts';
export { readJsonLd } from '../../api/extract/metadata/json-ld.ts';
export { readMetadata, readTitleSources } from '../../api/extract/metadata/page-metadata.ts';
export { collectTitles } from '../../api/extract/metadata/title-candidates.ts';
export { describeTitles } from '../../api/extract/metadata/title-features.ts';
export { assembleBlocks } from '../../api/extract/segments/assemble-blocks.ts';
export { findImageTexts } from '../../api/extract/segments/image-texts.ts';
export { readSegments } from '../../api/extract/segments/read-segments.ts';
export { toPlainText } from '../../api/extract/segments/write-text.ts';
