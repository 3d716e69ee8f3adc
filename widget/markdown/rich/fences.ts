// Blocks of code between fences, and the lines of a container that are inside one.
import { indentOf } from '../lines.ts';

export type Fence = { mark: string; length: number; indent: number; info: string };

export function readFence(line: string): Fence | null {
  const match = /^( {0,3})(`{3,}|~{3,})(.*)$/s.exec(line);
  if (!match) return null;
  const marks = match[2]!;
  const info = match[3]!.trim();
  if (marks[0] === '`' && info.includes('`')) return null;
  return { mark: marks[0]!, length: marks.length, indent: match[1]!.length, info };
}

export function closesFence(line: string, fence: Fence): boolean {
  if (indentOf(line) > 3) return false;
  const marks = line.trim();
  if (marks.length < fence.length) return false;
  for (const c of marks) if (c !== fence.mark) return false;
  return true;
}

/** The state of a fence, updated line by line: whether a line is code and therefore begins nothing. */
export class FenceTracker {
  #open: Fence | null = null;

  get isOpen(): boolean {
    return this.#open !== null;
  }

  next(line: string): void {
    if (this.#open) {
      if (closesFence(line, this.#open)) this.#open = null;
    } else this.#open = readFence(line);
  }
}
