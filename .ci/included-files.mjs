// Documents that show a file of the repository: `<!-- file: integrations/react/src/chat.tsx -->` and its end mark, with the file between them
// as a code block. readme.mjs writes them, so that what a reader copies is what the suites build.

/** Highlighting by the end of a file's name, where it is not the end itself. */
const LANGUAGES = { mjs: 'js' };

/**
 * The document with the present text of its files.
 * @param {string} text
 * @param {(path: string) => string} read a file by its path from the root; throws when there is none
 */
export function withIncludedFiles(text, read) {
  return text.replace(/^<!-- file: (\S+) -->\n[\s\S]*?^<!-- \/file -->$/gm, (_, path) => {
    const end = path.slice(path.lastIndexOf('.') + 1);
    return `<!-- file: ${path} -->\n\`\`\`${LANGUAGES[end] ?? end}\n${read(path).trimEnd()}\n\`\`\`\n<!-- /file -->`;
  });
}
