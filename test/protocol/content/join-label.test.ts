import { expect, test } from 'vitest';
import { joinLabel } from '../../../protocol/content/join-label.ts';

test.each([
  ['Duration', '90 min', 'en-GB', 'Duration: 90 min'],
  ['Durée', '90 min', 'fr', 'Durée\u00a0: 90 min'],
  ['Durée', '90 min', 'fr-CH', 'Durée\u00a0: 90 min'],
  ['价格', '288元', 'zh-CN', '价格：288元'],
  ['時間', '90分', 'ja', '時間：90分'],
  ['Fun', 'x', '', 'Fun: x'],
])('%s and %s in %s', (label, value, language, whole) => {
  expect(joinLabel(label, value, language)).toBe(whole);
});
