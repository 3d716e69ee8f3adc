// Server-sent events in any chunks.
import { expect } from 'chai';
import { EventStreamDecoder } from '../../../../widget/chat/connection/event-stream.ts';

const STREAM =
  'id: 7\ndata: {"text":"Xin chào 你好 🙂"}\n\n: keep-alive\n\nevent: note\r\nid: 8\r\ndata: a\r\ndata: b\r\n\r\nid:9\rdata:last\r\r';
const BYTES = new TextEncoder().encode(STREAM);
const EXPECTED = [
  { event: 'message', data: '{"text":"Xin chào 你好 🙂"}', id: '7' },
  { event: 'note', data: 'a\nb', id: '8' },
  { event: 'message', data: 'last', id: '9' },
];

describe('EventStreamDecoder', () => {
  it('decodes the same events wherever the bytes are cut in two', () => {
    for (let cut = 0; cut <= BYTES.length; cut++) {
      const decoder = new EventStreamDecoder();
      const messages = [...decoder.push(BYTES.slice(0, cut)), ...decoder.push(BYTES.slice(cut))];
      expect(messages, `cut at ${cut}`).to.deep.equal(EXPECTED);
    }
  });

  it('decodes the same events byte by byte', () => {
    const decoder = new EventStreamDecoder();
    expect([...BYTES].flatMap((byte) => decoder.push(Uint8Array.of(byte)))).to.deep.equal(EXPECTED);
  });

  it('emits no event before its blank line arrives', () => {
    expect(new EventStreamDecoder().push(new TextEncoder().encode('data: half\n'))).to.deep.equal([]);
  });

  it('rejects an event without end', () => {
    const decoder = new EventStreamDecoder();
    const chunk = new Uint8Array(1024 * 1024).fill(97);
    expect(() => {
      for (let i = 0; i < 6; i++) decoder.push(chunk);
    }).to.throw(RangeError);
  });
});
