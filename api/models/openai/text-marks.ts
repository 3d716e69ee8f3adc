// Separates what a model writes into text, reasoning and calls where a service leaves the marks of its template in the text.
// One pass, bounded memory: holds back only what may be the beginning of a mark.

/** Text for the visitor, reasoning, or the inside of a call; `was_thinking`: all text so far was reasoning, without its opening. */
export type MarkedPiece =
  | { type: 'text'; text: string }
  | { type: 'thinking'; text: string }
  | { type: 'call'; text: string }
  | { type: 'was_thinking' };

type Mark = {
  kind: 'thinking' | 'call';
  open: string;
  close: string /** The opening belongs to the inside. */;
  keep?: true;
};

/** An empty `close`: up to the end of the turn. Seen in replies of servers without a parser for the template of their model. */
const MARKS: readonly Mark[] = [
  // DeepSeek R1, Qwen 3, QwQ, GLM; then Gemma and Gemini, Seed, Magistral, Kimi, gpt-oss.
  { kind: 'thinking', open: '<think>', close: '</think>' },
  { kind: 'thinking', open: '<thinking>', close: '</thinking>' },
  { kind: 'thinking', open: '<thought>', close: '</thought>' },
  { kind: 'thinking', open: '<seed:think>', close: '</seed:think>' },
  { kind: 'thinking', open: '[THINK]', close: '[/THINK]' },
  { kind: 'thinking', open: '◁think▷', close: '◁/think▷' },
  { kind: 'thinking', open: '<|channel|>analysis<|message|>', close: '<|end|>' },
  // Hermes, Qwen, GLM; Phi; Mistral; DeepSeek; Kimi; MiniMax; Llama.
  { kind: 'call', open: '<tool_call>', close: '</tool_call>' },
  { kind: 'call', open: '<tool_calls>', close: '</tool_calls>' },
  { kind: 'call', open: '<function_calls>', close: '</function_calls>' },
  { kind: 'call', open: '<minimax:tool_call>', close: '</minimax:tool_call>' },
  { kind: 'call', open: '<|tool_call|>', close: '<|/tool_call|>' },
  { kind: 'call', open: '[TOOL_CALLS]', close: '' },
  { kind: 'call', open: '<｜tool▁calls▁begin｜>', close: '<｜tool▁calls▁end｜>' },
  { kind: 'call', open: '<|tool_calls_section_begin|>', close: '<|tool_calls_section_end|>' },
  { kind: 'call', open: '<|python_tag|>', close: '' },
  { kind: 'call', open: '<function=', close: '</function>', keep: true },
];
/** Marks of turns and ends that no answer contains. */
const ENDS = [
  '<|im_end|>',
  '<|im_start|>assistant',
  '<|eot_id|>',
  '<|eom_id|>',
  '<|endoftext|>',
  '<|return|>',
  '<|start|>assistant',
  '<|channel|>final<|message|>',
  '<｜end▁of▁sentence｜>',
];
const OPENINGS = new Map(MARKS.map((mark) => [mark.open, mark]));
const CLOSINGS = new Map(MARKS.filter(({ close }) => close !== '').map((mark) => [mark.close, mark]));
const ALL = [...OPENINGS.keys(), ...CLOSINGS.keys(), ...ENDS];
const FIRST_CHARS = new Set(ALL.map((mark) => mark.charAt(0)));
/** Before a mark: the text speaks about it. */
const QUOTES = new Set(['`', '"', '\u201c', '\u2018', "'"]);
/** Characters of one call that are kept: as many as the arguments of a turn. */
const MAX_CALL_CHARS = 512 * 1024;
/** A shorter rest at the end of a turn may be text; a longer one was a mark. */
const MIN_CUT_MARK = 4;

/** Reads the text of one turn in order. */
export class MarkedText {
  #waiting = '';
  #inside: Mark | null = null;
  #call = '';
  #last = '';

  push(text: string): MarkedPiece[] {
    this.#waiting += text;
    const pieces: MarkedPiece[] = [];
    while (this.#inside ? this.#readInside(this.#inside, pieces) : this.#readText(pieces));
    return pieces;
  }

  /** What was held back, once the turn is complete. */
  end(): MarkedPiece[] {
    const rest = this.#waiting;
    this.#waiting = '';
    const inside = this.#inside;
    this.#inside = null;
    if (inside?.kind === 'call') return [{ type: 'call', text: this.#takeCall(rest) }];
    if (rest === '' || rest.length >= MIN_CUT_MARK) return [];
    return [{ type: inside ? 'thinking' : 'text', text: rest }];
  }

  /** Text up to the next mark. Returns whether there may be more to read. */
  #readText(pieces: MarkedPiece[]): boolean {
    const text = this.#waiting;
    for (let at = 0; at < text.length; at++) {
      if (!FIRST_CHARS.has(text[at] as string) || QUOTES.has(at === 0 ? this.#last : (text[at - 1] as string)))
        continue;
      const mark = ALL.find((one) => text.startsWith(one, at));
      if (mark === undefined) {
        const rest = text.slice(at);
        if (!ALL.some((one) => one.startsWith(rest))) continue;
        this.#give(text.slice(0, at), pieces);
        this.#waiting = rest;
        return false;
      }
      this.#give(text.slice(0, at), pieces);
      this.#waiting = text.slice(at + mark.length);
      const opened = OPENINGS.get(mark);
      if (opened) {
        this.#inside = opened;
        this.#call = opened.keep ? opened.open : '';
      } else if (CLOSINGS.get(mark)?.kind === 'thinking') pieces.push({ type: 'was_thinking' });
      return true;
    }
    this.#give(text, pieces);
    this.#waiting = '';
    return false;
  }

  /** The inside of a mark up to its end. */
  #readInside({ kind, close }: Mark, pieces: MarkedPiece[]): boolean {
    const text = this.#waiting;
    const end = close === '' ? -1 : text.indexOf(close);
    const upTo = end === -1 ? text.length - heldBack(text, close) : end;
    const inner = text.slice(0, upTo);
    this.#waiting = text.slice(end === -1 ? upTo : end + close.length);
    if (kind === 'thinking' && inner !== '') pieces.push({ type: 'thinking', text: inner });
    if (kind === 'call') {
      const call = this.#takeCall(inner);
      if (end === -1) this.#call = call;
      else pieces.push({ type: 'call', text: call });
    }
    if (end === -1) return false;
    this.#inside = null;
    this.#last = '';
    return true;
  }

  #takeCall(rest: string): string {
    const call = this.#call + rest.slice(0, MAX_CALL_CHARS - this.#call.length);
    this.#call = '';
    return call;
  }

  #give(text: string, pieces: MarkedPiece[]): void {
    if (text === '') return;
    this.#last = text.at(-1) as string;
    pieces.push({ type: 'text', text });
  }
}

/** Characters at the end of the text that may begin the mark. */
function heldBack(text: string, mark: string): number {
  for (let size = Math.min(mark.length - 1, text.length); size > 0; size--) {
    if (text.endsWith(mark.slice(0, size))) return size;
  }
  return 0;
}
