import type { Concept } from '../en.ts';

export const TRADE_PT: Partial<Record<Concept, string>> = {};
