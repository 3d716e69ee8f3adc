import type { Concept } from '../en.ts';

export const PEOPLE_PT: Partial<Record<Concept, string>> = {};
