// What @agent-chat/widget exports beside the elements: the protocol without its schemas.
import { expect, it } from 'vitest';
import * as protocol from '../protocol/index.ts';
import * as published from '../widget/protocol.ts';

it('@agent-chat/widget/protocol exports every value of protocol/ but the schemas', () => {
  const wanted = Object.keys(protocol).filter((name) => !/Schemas?$/.test(name));
  expect(Object.keys(published).sort()).toEqual(wanted.sort());
});

it('the package has the version of the server that it talks to', async () => {
  const [server, widget] = await Promise.all([import('../package.json'), import('../widget/package.json')]);
  expect(widget.default.version).toBe(server.default.version);
});
