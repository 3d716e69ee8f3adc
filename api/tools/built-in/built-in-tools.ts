// The tools that every writing model has beside those of its site: they show something, and change nothing.
import type { Tool } from '../tool.ts';
import { shareThought } from './share-thought.ts';
import { SHOW_TOOLS } from './show-artifact.ts';
import { writeTodos } from './write-todos.ts';

export const BUILT_IN_TOOLS: readonly Tool[] = [shareThought, writeTodos, ...SHOW_TOOLS];
