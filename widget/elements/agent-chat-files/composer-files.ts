// The files of the unsent message, and the element that draws them: one module, loaded for a site that takes files.
export { FileDraft } from '../../chat/attachments/file-draft.ts';

import './define.ts';
