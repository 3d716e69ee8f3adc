import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import {
  type Block,
  type ConversationEvent,
  type ConversationState,
  EventSchemas,
  groupBlocks,
  historyToState,
  reduceEvents,
  shownMessages,
  toHistory,
  type VersionPlace,
  versionsOf,
} from '../../../protocol/index.ts';

type Vectors = {
  events: ConversationEvent[];
  /** What is shown after so many events: messages and runs, and the places of those with versions. */
  steps: { about: string; after: number; shown: string[]; places: Record<string, VersionPlace> }[];
};

const FILE = resolve(import.meta.dirname, '../../../protocol/vectors/versions.json');
const { events, steps } = JSON.parse(readFileSync(FILE, 'utf8')) as Vectors;
const conversation = { id: 'conv_1', title: null, created_at: '', updated_at: '' };

const nameOf = (block: Block) =>
  block.type === 'user' ? [block.message_id] : block.type === 'run' ? [block.run_id] : [];
const shownIn = ({ blocks, head }: ConversationState) =>
  groupBlocks(blocks, false, [], head).flatMap((entry) => (entry.type === 'block' ? nameOf(entry.block) : []));

describe('versions', () => {
  it('the events of the vectors have the form of the protocol', () => {
    for (const event of events) expect(Compile(EventSchemas[event.type]).Check(event), event.type).toBe(true);
  });

  it('can be given to what reads the same blocks', () => {
    const { blocks, head } = reduceEvents(events);
    const others = blocks.flatMap((block) => (block.type === 'run' && block.run_id !== head ? [block.run_id] : []));
    expect(groupBlocks(blocks, false, [], head, versionsOf(blocks, head))).toEqual(
      groupBlocks(blocks, false, [], head),
    );
    const shown = groupBlocks(blocks, false, [], others[0]);
    expect(groupBlocks(blocks, false, [], head, versionsOf(blocks, others[0]))).toEqual(shown);
    expect(shown).not.toEqual(groupBlocks(blocks, false, [], head));
  });

  it.each(steps)('[VE1] [VE2] $about', ({ after, shown, places }) => {
    const log = events.slice(0, after);
    const live = reduceEvents(log);
    const history = toHistory(log, conversation);
    for (const state of [live, historyToState(history)]) {
      expect(shownIn(state)).toEqual(shown);
      expect(versionsOf(state.blocks, state.head).places()).toEqual(places);
      // Nothing is lost.
      expect(state.blocks.filter(({ type }) => type === 'user')).toHaveLength(
        log.filter(({ type }) => type === 'user_message').length,
      );
    }
    const read = new Set(shownMessages(history).map(({ role, id, run_id }) => (role === 'user' ? id : run_id)));
    expect([...read]).toEqual(
      shown.filter(
        (name) => name.startsWith('msg') || log.some(({ run_id, type }) => run_id === name && type === 'message_stop'),
      ),
    );
  });

  it('[VE1] a run that follows itself in a broken log ends the path', () => {
    const broken = events
      .slice(0, 5)
      .map((event) => ({ ...event, ...(event.type === 'user_message' ? { after: 'run_1' } : {}) }));
    expect(shownIn(reduceEvents(broken))).toEqual(['msg_1', 'run_1']);
  });
});
