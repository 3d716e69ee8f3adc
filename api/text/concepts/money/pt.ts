import type { Concept } from '../en.ts';

export const MONEY_PT: Partial<Record<Concept, string>> = {};
