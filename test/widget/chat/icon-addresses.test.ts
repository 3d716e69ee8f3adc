/// <reference types="mocha" />
import { expect } from 'chai';
import { historyToState, reduceEvents, toHistory } from '../../../protocol/index.ts';
import { eventWithIcons, historyWithIcons } from '../../../widget/chat/icon-addresses.ts';
import { citedLog, sourceOf } from '../../helpers/cited-log.ts';

const api = 'https://chat.example.com/base/';
const log = citedLog([
  {
    searches: {
      q: [
        sourceOf(1, { favicon: '/api/v1/favicon/src_1' }),
        sourceOf(2, { favicon: 'https://evil.example/api/v1/favicon/src_2' }),
        sourceOf(3, { favicon: '/account/logout' }),
      ],
    },
    answer: 'One [1].',
  },
]);
const iconsOf = (state: ReturnType<typeof reduceEvents>) =>
  state.blocks
    .flatMap((block) =>
      block.type === 'tool_result' ? (block.artifact as { sources: { favicon: unknown }[] }).sources : [],
    )
    .map(({ favicon }) => favicon);

describe('addresses of icons', () => {
  it('are those of the API’s own route, in events and in history, and null for any other value', () => {
    const expected = ['https://chat.example.com/base/api/v1/favicon/src_1', null, null];
    expect(iconsOf(reduceEvents(log.map((event) => eventWithIcons(event, api))))).to.deep.equal(expected);
    const history = toHistory(log, { id: 'conv_1', title: null, created_at: '', updated_at: '' });
    const withIcons = historyWithIcons(history, api);
    expect(iconsOf(historyToState(withIcons))).to.deep.equal(expected);
    expect(withIcons.workspace.sources[0]!.sources.map(({ favicon }) => favicon)).to.deep.equal(expected);
  });
});
