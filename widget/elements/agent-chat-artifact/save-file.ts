// Saves a text, or bytes that were loaded, as a file on the visitor's machine, without a request.

/** How long the address of the file stays valid, in milliseconds: browsers begin the download after the click. */
const KEPT_MS = 10_000;

export const textFile = (type: string, content: string): Blob => new Blob([content], { type: `${type};charset=utf-8` });

export function saveFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}

/** A file name of a title: without what file systems refuse, not empty. */
export function fileName(title: string, extension: string): string {
  const plain = title
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .replace(/^[.\s]+/, '')
    .trim()
    .slice(0, 80);
  return `${plain || 'data'}.${extension}`;
}
