// The tools of a page: registered, declared, run once for each call, and ended with the log.
import { expect } from 'chai';
import type { PageToolCallFrame } from '../../../../protocol/content/page-tools.ts';
import type { ConversationEvent } from '../../../../protocol/events.ts';
import { ConnectionError } from '../../../../widget/chat/connection/connection-error.ts';
import type { PageTool, PageToolResult } from '../../../../widget/chat/page-tools/page-tool.ts';
import { PageTools } from '../../../../widget/chat/page-tools/page-tools.ts';
import { FakeClock, settle, until } from '../fakes.ts';

const frame = (fields: Partial<PageToolCallFrame> = {}): PageToolCallFrame => ({
  type: 'page_tool_call',
  conversation_id: 'conv_1',
  run_id: 'run_1',
  tool_use_id: 'toolu_1',
  name: 'cart_add',
  input: { n: 2 },
  timeout_ms: 30_000,
  ...fields,
});
const parameters = { type: 'object', required: ['n'], properties: { n: { type: 'integer', minimum: 1 } } };

function create(handler: PageTool['handler'] = ({ n }) => ({ items: n }), fields: Partial<PageTool> = {}) {
  const clock = new FakeClock();
  const tools = new PageTools({ tab: 'tab-0123456789abcdef', clock });
  const off = tools.register({ name: 'cart_add', description: 'Adds.', parameters, handler, ...fields });
  const answers: PageToolResult[] = [];
  const failures: ConnectionError[] = [];
  const answer = async (result: PageToolResult) => {
    answers.push(result);
    const failure = failures.shift();
    if (failure) throw failure;
  };
  return { clock, tools, off, answers, failures, answer };
}

describe('the tools of a page', () => {
  it('are declared with their fields, and not any more once they are taken back', () => {
    const { tools, off } = create(undefined, {
      approval: 'never',
      readOnly: true,
      timeoutMs: 500,
      label: 'Adding {n}',
    });
    expect(JSON.parse(JSON.stringify(tools.declaration))).to.deep.equal({
      page_tools: {
        tab: 'tab-0123456789abcdef',
        tools: [
          {
            name: 'cart_add',
            description: 'Adds.',
            parameters,
            approval: 'never',
            label: 'Adding {n}',
            read_only: true,
            timeout_ms: 500,
          },
        ],
      },
    });
    off();
    expect(tools.declaration).to.deep.equal({});
  });

  it('a mistake is an error that names the field', () => {
    const { tools } = create();
    const register = (fields: object) => () =>
      tools.register({ name: 'x', description: 'X.', handler: () => 1, ...fields } as PageTool);
    expect(register({ name: 'a b' })).to.throw(TypeError, 'registerTool a b: name must be');
    expect(register({ name: 'cart_add' })).to.throw(TypeError, 'registerTool cart_add: the name is registered already');
    expect(register({ description: '' })).to.throw(TypeError, 'x: description is missing');
    expect(register({ handler: 1 })).to.throw(TypeError, 'x: handler must be');
    expect(register({ parameters: { type: 'array' } })).to.throw(TypeError, 'x: parameters must be');
    expect(register({ returns: 'cart' })).to.throw(TypeError, 'x: returns must be');
  });

  it('[PT3] a call runs its handler once, and one that comes again gets the same result', async () => {
    let runs = 0;
    const it = create(({ n }, { conversationId }) => {
      runs += 1;
      return { items: n, conversationId };
    });
    it.tools.call(frame(), it.answer);
    it.tools.call(frame(), it.answer);
    await until(() => it.answers.length > 0);
    it.tools.call(frame(), it.answer);
    await until(() => it.answers.length === 2);
    expect(runs).to.equal(1);
    const result = { status: 'success', result: { items: 2, conversationId: 'conv_1' } };
    expect(it.answers).to.deep.equal([result, result]);
  });

  it('a handler that throws, or returns what is no JSON or too much, is an error in words', async () => {
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    const cases: [PageTool['handler'], RegExp][] = [
      [() => Promise.reject(new Error('The cart is full.')), /^The cart is full\.$/],
      [() => circle, /circular|cyclic/i],
      [() => () => 1, /returned a function/],
      [() => 'x'.repeat(40_000), /40002 bytes of JSON/],
      [() => JSON.parse(`${'['.repeat(30)}${']'.repeat(30)}`), /more than 20 levels/],
    ];
    for (const [handler, words] of cases) {
      const it = create(handler);
      it.tools.call(frame(), it.answer);
      await until(() => it.answers.length > 0);
      expect(it.answers[0]?.status).to.equal('error');
      expect(it.answers[0]?.error).to.match(words);
    }
    const none = create(() => undefined);
    none.tools.call(frame(), none.answer);
    await until(() => none.answers.length > 0);
    expect(none.answers[0]).to.deep.equal({ status: 'success', result: null });
  });

  it('[PT7] a result that breaks the schema of its tool is an error, and one that fits is sent', async () => {
    const returns = { type: 'object', required: ['items'], properties: { items: { type: 'integer' } } };
    const broken = 'The page returned what its own schema does not allow: the result';
    const cases: [unknown, PageToolResult][] = [
      [{ items: 2 }, { status: 'success', result: { items: 2 } }],
      [{ items: 'two' }, { status: 'error', error: `${broken}.items must be integer.` }],
      [undefined, { status: 'error', error: `${broken} must be object.` }],
    ];
    for (const [value, wanted] of cases) {
      const it = create(() => value, { returns });
      expect(it.tools.declaration.page_tools?.tools[0]?.returns).to.deep.equal(returns);
      it.tools.call(frame(), it.answer);
      await until(() => it.answers.length > 0);
      expect(it.answers).to.deep.equal([wanted]);
    }
  });

  it('arguments that do not fit here never reach the handler, nor does a call of a tool that was taken back', async () => {
    let runs = 0;
    const it = create(() => (runs += 1));
    it.tools.call(frame({ input: { n: 0 } }), it.answer);
    await until(() => it.answers.length > 0);
    it.off();
    it.tools.call(frame({ tool_use_id: 'toolu_2' }), it.answer);
    await until(() => it.answers.length > 1);
    expect(it.answers.map(({ error }) => error)).to.deep.equal([
      'The arguments do not fit: n is too small.',
      'The page has no tool cart_add any more.',
    ]);
    expect(runs).to.equal(0);
  });

  it('[PT6] the result of the log, the end of the run and the time abort the handler', async () => {
    const base = { conversation_id: 'conv_1', event_id: 9, at: '', run_id: 'run_1' };
    const ends: ((it: ReturnType<typeof create>) => void)[] = [
      ({ tools }) => tools.follow({ ...base, type: 'terminal_user_stopped' } as ConversationEvent),
      ({ tools }) =>
        tools.follow({
          ...base,
          type: 'content_block_start',
          content_block: { type: 'tool_result', tool_use_id: 'toolu_1' },
        } as ConversationEvent),
      ({ clock }) => clock.advance(30_000),
    ];
    for (const end of ends) {
      let signal: AbortSignal | undefined;
      const it = create((_, context) => {
        signal = context.signal;
        return new Promise(() => {});
      });
      it.tools.call(frame(), it.answer);
      await until(() => signal !== undefined);
      it.tools.follow({ ...base, run_id: 'run_2', type: 'terminal_user_stopped' } as ConversationEvent);
      expect(signal?.aborted).to.equal(false);
      end(it);
      expect(signal?.aborted).to.equal(true);
      expect(it.answers).to.deep.equal([]);
    }
  });

  it('a page that goes says so of what runs', async () => {
    let hasBegun = false;
    const it = create(() => {
      hasBegun = true;
      return new Promise(() => {});
    });
    it.tools.call(frame(), it.answer);
    await until(() => hasBegun);
    it.tools.leave();
    expect(it.answers).to.deep.equal([{ status: 'error', error: 'The page was closed while the tool ran.' }]);
  });

  it('a result is sent again after a failure, replaced where it is refused, and dropped where nobody waits for it', async () => {
    const it = create();
    it.failures.push(new ConnectionError('network', ''), new ConnectionError('too_large', 'too much'));
    it.tools.call(frame(), it.answer);
    await until(() => it.answers.length === 1);
    await settle();
    it.clock.advance(2_000);
    await until(() => it.answers.length === 2);
    await settle();
    it.clock.advance(2_000);
    await until(() => it.answers.length === 3);
    expect(it.answers[2]).to.deep.equal({ status: 'error', error: 'What the page returned was refused: too much' });
    const over = create();
    over.failures.push(new ConnectionError('conflict', ''));
    over.tools.call(frame(), over.answer);
    await until(() => over.answers.length === 1);
    await settle();
    over.clock.advance(10_000);
    await settle();
    expect(over.answers).to.have.length(1);
  });

  it('[PT2] what the API does not offer is a warning, once', () => {
    const { tools } = create();
    const lines: string[] = [];
    const { warn } = console;
    console.warn = (line: string) => lines.push(line);
    const refused_page_tools = [{ name: 'web_search', path: 'name', message: 'is the name of a tool of the server' }];
    tools.report({ refused_page_tools });
    tools.report({ refused_page_tools });
    console.warn = warn;
    expect(lines).to.deep.equal([
      'agent-chat: the tool web_search of this page is left out: name is the name of a tool of the server.',
    ]);
  });
});
