import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import {
  attachmentIds,
  type ConversationEvent,
  historyToState,
  reduceEvents,
  SendBodySchema,
  toHistory,
  type UserContent,
} from '../../../protocol/index.ts';

type Case = { name: string; content: UserContent[]; ids: string[] };

const FILE = resolve(import.meta.dirname, '../../../protocol/vectors/attachments.json');
const { cases } = JSON.parse(readFileSync(FILE, 'utf8')) as { cases: Case[] };

describe('the files of a message', () => {
  it.each(cases)('[AT2] $name: their ids', ({ content, ids }) => {
    expect(attachmentIds(content)).toEqual(ids);
    expect(Compile(SendBodySchema).Check({ client_id: 'c1', content })).toBe(true);
  });

  it('[AT2] [HI1] are in the message live, in history, and in the state that history gives', () => {
    const { content } = cases.find(({ ids }) => ids.length === 2)!;
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
    } as ConversationEvent;
    const state = reduceEvents([event]);
    expect(state.blocks[0]).toMatchObject({ type: 'user', content });
    const history = toHistory([event], { id: 'conv_1', title: null, created_at: at, updated_at: at });
    expect(history.messages[0]).toMatchObject({ role: 'user', content });
    expect(historyToState(history).blocks).toEqual(state.blocks);
  });
});
