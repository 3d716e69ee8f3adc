import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import {
  CommandSchemas,
  type ConversationEvent,
  EditBodySchema,
  historyToState,
  reduceEvents,
  SendBodySchema,
  toHistory,
} from '../../../protocol/index.ts';

type Vector = { about: string; valid: boolean; field?: string; context: Record<string, unknown> };

const FILE = resolve(import.meta.dirname, '../../../protocol/vectors/page-context.json');
const vectors = JSON.parse(readFileSync(FILE, 'utf8')) as Vector[];
const content = [{ type: 'text', text: 'Does it fit?' }];

describe('what a page says of itself', () => {
  it.each(vectors)('[PC1] $about: $valid, by socket and HTTP', ({ context, valid, field }) => {
    const frame = { type: 'send', ref: 'r1', client_id: 'c1', content, context };
    const body = { client_id: 'c1', content, context };
    expect(Compile(CommandSchemas.send).Check(frame)).toBe(valid);
    expect(Compile(SendBodySchema).Check(body)).toBe(valid);
    expect(Compile(CommandSchemas.edit).Check({ ...frame, type: 'edit', message_id: 'umsg_1' })).toBe(valid);
    expect(Compile(EditBodySchema).Check(body)).toBe(valid);
    if (field !== undefined) expect(JSON.stringify(Compile(SendBodySchema).Errors(body))).toContain(field);
  });

  it('[PC2] [HI1] is in the message live, in history, and in the state that history gives', () => {
    const context = { title: 'Alder One', data: { sku: 'AL-1' } };
    const at = '2026-03-25T02:00:00.000Z';
    const event = {
      event_id: 1,
      conversation_id: 'conv_1',
      run_id: 'run_1',
      at,
      type: 'user_message',
      message_id: 'umsg_1',
      client_id: 'c1',
      content,
      context,
    } as ConversationEvent;
    const state = reduceEvents([event]);
    expect(state.blocks[0]).toMatchObject({ type: 'user', context });
    const history = toHistory([event], { id: 'conv_1', title: null, created_at: at, updated_at: at });
    expect(history.messages[0]).toMatchObject({ role: 'user', context });
    expect(historyToState(history).blocks).toEqual(state.blocks);
  });
});
