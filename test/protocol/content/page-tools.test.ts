import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import { CommandSchemas, PageToolCallSchema } from '../../../protocol/index.ts';

type Vector = { about: string; valid: boolean; field?: string; frame: { type: string } };

const FILE = resolve(import.meta.dirname, '../../../protocol/vectors/page-tools.json');
const vectors = JSON.parse(readFileSync(FILE, 'utf8')) as Vector[];
const schemas: Record<string, TSchema> = { ...CommandSchemas, page_tool_call: PageToolCallSchema };

describe('the frames of page tools', () => {
  it.each(vectors)('[PT1] [PT3] [PT4] $about: $valid', ({ frame, valid, field }) => {
    const validator = Compile(schemas[frame.type]!);
    expect(validator.Check(frame)).toBe(valid);
    if (field === undefined) return;
    const paths = validator.Errors(frame).map(({ instancePath }) => instancePath.slice(1).replaceAll('/', '.'));
    expect(paths).toContain(field);
  });
});
