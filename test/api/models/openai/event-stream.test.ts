import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EventStreamParser, MAX_LINE_BYTES } from '../../../../api/models/openai/event-stream.ts';

function parse(chunks: readonly Uint8Array[]) {
  const parser = new EventStreamParser();
  const events = [...chunks.flatMap((chunk) => parser.push(chunk)), ...parser.end()];
  return { events, isDone: parser.isDone, refused: parser.refused };
}

const parseText = (text: string) => parse([Buffer.from(text)]);

/** The bytes cut at the given places. */
function cutAt(bytes: Buffer, places: readonly number[]): Buffer[] {
  const sorted = [0, ...places.map((place) => place % (bytes.length + 1)), bytes.length].sort((a, b) => a - b);
  return sorted.slice(1).map((end, i) => bytes.subarray(sorted[i], end));
}

describe('an event stream', () => {
  test.each([
    ['line feeds', 'data: 1\n\ndata: 2\n\n', ['1', '2']],
    ['carriage returns', 'data: 1\r\rdata: 2\r\r', ['1', '2']],
    ['both', 'data: 1\r\n\r\ndata: 2\r\n\r\n', ['1', '2']],
    ['a byte order mark', '\uFEFFdata: 1\n\n', ['1']],
    ['comments and fields of other names', ': hello\nid: 7\nretry: 5\nevent: chunk\ndata: 1\n\n', ['1']],
    ['no blank after the colon', 'data:1\n\n', ['1']],
    ['an event of several lines', 'data: {"a":\ndata: 1}\n\n', ['{"a": 1}']],
    ['no blank line at the end', 'data: 1\n\ndata: 2', ['1', '2']],
    ['half an event at the end', 'data: 1\n\ndata: {"a', ['1']],
    ['empty events', '\n\ndata:\n\ndata: 1\n\n', ['1']],
  ])('is read with %s', (_name, text, events) => {
    expect(parseText(text)).toEqual({ events, isDone: false, refused: null });
  });

  test('ends at [DONE], whatever follows', () => {
    expect(parseText('data: 1\n\ndata: [DONE]\n\ndata: 2\n\n')).toEqual({ events: ['1'], isDone: true, refused: null });
    expect(parseText('data: 1\n\ndata: [DONE]')).toEqual({ events: ['1'], isDone: true, refused: null });
  });

  test('returns the events before a reported error', () => {
    const text = 'data: 1\n\nevent: error\ndata: {"message":"no"}\n\ndata: 2\n\n';
    expect(parseText(text)).toEqual({ events: ['1'], isDone: false, refused: 'error_event' });
  });

  test('refuses a line, and an event of many lines, beyond the limit', () => {
    const half = Buffer.alloc(MAX_LINE_BYTES / 2 + 1, 'x');
    expect(parse([half]).refused).toBeNull();
    expect(parse([half, half]).refused).toBe('line_too_long');
    expect(parse([Buffer.concat([half, half, Buffer.from('\n')])]).refused).toBe('line_too_long');
    const line = Buffer.concat([Buffer.from('data: '), half, Buffer.from('\n')]);
    expect(parse([line, line]).refused).toBe('line_too_long');
  });

  test('gives the same events for any division into chunks', () => {
    const piece = fc.constantFrom(
      'data: {"a":"ü😀"}',
      'data: 1',
      ': c',
      '\n',
      '\r\n',
      '\r',
      '\n\n',
      'event: x',
      'data: [DONE]',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), fc.array(fc.nat(500), { maxLength: 20 }), (pieces, places) => {
        const bytes = Buffer.from(pieces.join(''));
        expect(parse(cutAt(bytes, places))).toEqual(parse([bytes]));
      }),
      { seed: 7, numRuns: 500 },
    );
  });
});
