// The demo's scripted model: which messages it plays, and that it leaves every other one to the model of the pages.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Model, type ModelMessage, textParts } from '../../../api/models/model.ts';
import { wrapToolOutput } from '../../../api/models/openai/envelope.ts';
import { findDialogue } from '../../../demo/agent/find-dialogue.ts';
import { consumptionOf, OrderBook } from '../../../demo/agent/orders.ts';
import { EXAMPLES, SCRIPT_WORDS } from '../../../demo/agent/script-words.ts';
import { createScriptedModel } from '../../../demo/agent/scripted-model.ts';
import { readQuestionList } from '../../helpers/judge-answer.ts';
import { ScriptedClock } from '../../helpers/scripted-clock.ts';

const TOOLS = ['site_search', 'order_status', 'cancel_order', 'machine_consumption', 'ask_user_question', 'show_chart'];

const user = (text: string): ModelMessage => ({ role: 'user', content: textParts(text) });
/** A result as a run gives it to a model. */
const result = (name: string, value: unknown): ModelMessage => {
  const said = typeof value === 'string' ? value : JSON.stringify(value);
  const content = textParts(wrapToolOutput(said, { tool: name, nonce: 'data_one_duo' }));
  return { role: 'tool', toolCallId: 'c', name, content };
};

/** What the model says and calls next; `rest` where another model is asked. */
async function next(messages: ModelMessage[], tools = TOOLS) {
  const rest: Model = {
    label: 'extractive',
    capabilities: { writes: false },
    async *stream() {
      yield { type: 'text_delta', text: 'rest' };
      yield { type: 'finish', reason: 'stop' };
    },
  };
  const model = createScriptedModel(rest, new ScriptedClock());
  const request = { messages, tools: tools.map((name) => ({ name, description: '', parameters: {} })) };
  let text = '';
  const calls: [string, unknown][] = [];
  for await (const event of model.stream(request, { signal: new AbortController().signal })) {
    if (event.type === 'text_delta') text += event.text;
    if (event.type === 'tool_call') calls.push([event.call.name, JSON.parse(event.call.arguments)]);
  }
  return { text, calls };
}

const orders = new OrderBook(() => Date.UTC(2026, 10, 22));
const found = (number: string) => result('order_status', orders.get(number));

describe('what the script plays', () => {
  it.each(Object.keys(EXAMPLES))('what the chat suggests in %s: a look-up, a cancellation, a chart', (lang) => {
    const dialogues = EXAMPLES[lang]!.suggestions.map((text) => findDialogue([text]));
    expect(dialogues).toMatchObject([
      { name: 'lookup', order: '10042718', lang },
      { name: 'cancel', order: '10042718', lang },
      { name: 'consumption', machines: [], lang },
    ]);
  });

  it('the sentences of its page', () => {
    const page = readFileSync(join(import.meta.dirname, '../../../demo/content/agent.html'), 'utf8');
    const said = [...page.matchAll(/<tr><th scope="row">([^<]+)<\/th>/g)].map(([, text = '']) => text);
    expect(said.map((text) => findDialogue([text])?.name)).toEqual([
      'lookup',
      'cancel',
      'cancel',
      'consumption',
      'consumption',
    ]);
    const quoted = [...page.matchAll(/“([^”]+)”/g)].map(([, text = '']) => text);
    expect(quoted.map((text) => findDialogue([text])?.name)).toEqual(['cancel', 'cancel', 'cancel']);
  });

  it('none of the questions that visitors ask the site', () => {
    const lists = ['demo-questions', 'demo-questions-late', 'demo-questions-last'].flatMap((name) =>
      readQuestionList(readFileSync(join(import.meta.dirname, `../../fixtures/${name}.tsv`), 'utf8')),
    );
    expect(lists.length).toBe(240);
    expect(lists.filter(({ text }) => findDialogue([text]) !== null)).toEqual([]);
  });

  it('follow-ups about the order that was named last, and only once one was', () => {
    const before = ['Where is order 10042718?', 'And order 10042655?'];
    expect(findDialogue([...before, 'Cancel it, please'.replace(',', '')])).toMatchObject({
      name: 'cancel',
      order: '10042655',
    });
    expect(findDialogue([...before, 'Where is it now?'])).toMatchObject({ name: 'lookup', order: '10042655' });
    expect(findDialogue(['Cancel it'])).toBeNull();
    expect(findDialogue(['Can I cancel my order?'])).toBeNull();
    expect(findDialogue(['Call me at 0031105550142 about my order'])).toBeNull();
  });

  it('and nothing where its tools are not offered', async () => {
    expect((await next([user('Cancel order 10042718')], ['site_search', 'order_status'])).text).toBe('rest');
    expect((await next([user('How often should I descale?')])).text).toBe('rest');
  });
});

describe('the dialogues', () => {
  it('say first that a script plays them, in the language of the message', async () => {
    for (const [lang, { suggestions }] of Object.entries(EXAMPLES))
      for (const text of suggestions)
        expect((await next([user(text)])).text.startsWith(`_${SCRIPT_WORDS[lang]!.notice}_`), text).toBe(true);
  });

  it('an order is looked up, and said as the shop says it', async () => {
    const question = user('Where is order 10042718?');
    expect((await next([question])).calls).toEqual([['order_status', { order: '10042718' }]]);
    const { text, calls } = await next([question, found('10042718')]);
    expect(calls).toEqual([]);
    expect(text).toBe(
      '**Order 10042718** of November 22, 2026 is being packed.\n\n- Alder One, Graphite\n- €899.00 with VAT',
    );
    const missing = result('order_status', 'Error: order_status found nothing (404). The service says: unknown_order');
    expect((await next([user('Where is order 12345678?'), missing])).text).toMatch(/^The shop has no order 12345678\./);
    const broken = result('order_status', 'Error: The service cannot be reached.');
    expect((await next([question, broken])).text).toMatch(/^The service of the shop did not answer/);
  });

  it('an order is cancelled by a second call, and said to be when the shop says so', async () => {
    const messages = [user('Cancel order 10042718'), found('10042718')];
    expect((await next(messages)).calls).toEqual([['cancel_order', { order: '10042718' }]]);
    const cancelled = { ...orders.get('10042731'), state: 'cancelled' };
    const edited = `${JSON.stringify(cancelled)}\n\nThe visitor changed the arguments before this ran; it ran with {"order":"10042731"}.`;
    expect((await next([...messages, result('cancel_order', edited)])).text).toBe(
      'Order 10042731 is cancelled. €273.00 goes back the way you paid.',
    );
    const refused = result('cancel_order', 'Error: The visitor did not allow this call, and it was not run.');
    const kept = await next([...messages, refused]);
    expect(kept).toEqual({ text: 'Order 10042718 was not cancelled and stays as it was.', calls: [] });
  });

  it('one that has left is not asked about', async () => {
    const { text, calls } = await next([user('Cancel order 10042655'), found('10042655')]);
    expect(calls).toEqual([]);
    expect(text).toContain('It has left already');
  });

  const asked = user('Show me what my machine consumes');
  const answered = (words: string) =>
    result('ask_user_question', `The visitor answered:\n- Which machine do you mean? ${words}`);
  const read = (...machines: string[]) => machines.map((one) => result('machine_consumption', consumptionOf(one)));

  it('the machine is asked for, read, drawn, and said', async () => {
    const [[name, input] = []] = (await next([asked])).calls;
    expect(name).toBe('ask_user_question');
    expect(JSON.stringify(input)).toContain('Alder Duo');
    const messages = [asked, answered('Alder One')];
    expect((await next(messages)).calls).toEqual([['machine_consumption', { machine: 'one' }]]);
    messages.push(...read('one'));
    const [[drawn, chart] = []] = (await next(messages)).calls;
    expect([drawn, chart]).toMatchObject(['show_chart', { kind: 'bar', unit: 'kWh', series: [{ name: 'Alder One' }] }]);
    messages.push(result('show_chart', 'Bar chart'));
    expect(await next(messages)).toEqual({
      text: 'The Alder One uses about 104 kWh a year with two coffees a day.',
      calls: [],
    });
  });

  it.each([
    ['the duo, I think', ['duo']],
    ['All three, side by side', ['mini', 'one', 'duo']],
    ['(skipped: the visitor does not want to say)', ['mini', 'one', 'duo']],
    ['a red one from Italy? No: the Mini and the Duo', ['mini', 'one', 'duo']],
  ])('the answer "%s" is read as %j', async (words, machines) => {
    const { calls } = await next([asked, answered(words)]);
    expect(calls.map(([, input]) => (input as { machine: string }).machine)).toEqual(machines);
  });

  it('machines that the message names are not asked for', async () => {
    const { calls } = await next([user('Compare the consumption of the Mini and the Duo')]);
    expect(calls.map(([, input]) => (input as { machine: string }).machine)).toEqual(['mini', 'duo']);
    const all = [user('Show the energy of all machines'), ...read('duo', 'mini', 'one')];
    const [[, chart] = []] = (await next(all)).calls;
    expect(chart).toMatchObject({
      kind: 'line',
      series: [{ name: 'Alder Mini' }, { name: 'Alder One' }, { name: 'Alder Duo' }],
    });
    expect((await next([...all.slice(0, 2), result('machine_consumption', 'Error: cut')])).text).toMatch(
      /did not answer/,
    );
  });
});
