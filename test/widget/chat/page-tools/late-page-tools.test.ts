// The tools of a page whose chat loads what keeps them with the first one.
import { expect } from 'chai';
import type { PageToolCallFrame } from '../../../../protocol/content/page-tools.ts';
import { LatePageTools, pageToolsPart } from '../../../../widget/chat/page-tools/late-page-tools.ts';
import type { PageTool, PageToolResult } from '../../../../widget/chat/page-tools/page-tool.ts';
import { FakeClock, until } from '../fakes.ts';

const tab = 'tab-0123456789abcdef';
const tool = (fields: Partial<PageTool> = {}): PageTool => ({
  name: 'cart_add',
  description: 'Adds.',
  handler: () => 1,
  ...fields,
});
const names = ({ kept }: LatePageTools) => (kept?.declaration.page_tools?.tools ?? []).map(({ name }) => name);

describe('the tools of a page, before what keeps them is loaded', () => {
  const { error } = console;
  const lines: string[] = [];
  beforeEach(() => {
    pageToolsPart.take(null);
    lines.length = 0;
    console.error = (...words: unknown[]) => lines.push(words.join(' '));
  });
  afterEach(() => {
    console.error = error;
  });

  it('are declared once it is, but for those that were taken back', async () => {
    const tools = new LatePageTools({ tab, clock: new FakeClock() });
    expect([tools.tab, tools.loading]).to.deep.equal([tab, undefined]);
    tools.register(tool())();
    const off = tools.register(tool({ name: 'cart_show' }));
    expect(names(tools)).to.deep.equal([]);
    await tools.loading;
    expect(names(tools)).to.deep.equal(['cart_show']);
    tools.register(tool());
    off();
    expect(names(tools)).to.deep.equal(['cart_add']);
    expect(() => tools.register(tool())).to.throw(TypeError, 'registered already');
  });

  it('a mistake is in the console, and keeps no other tool out', async () => {
    const tools = new LatePageTools({ tab, clock: new FakeClock() });
    tools.register(tool({ description: '' }));
    const wrong = tools.loading;
    tools.register(tool());
    await Promise.all([wrong, tools.loading]);
    expect(lines.join()).to.contain('registerTool cart_add: description is missing');
    expect(names(tools)).to.deep.equal(['cart_add']);
  });

  it('a call of a page that has none is answered', async () => {
    const tools = new LatePageTools({ tab, clock: new FakeClock() });
    const answers: PageToolResult[] = [];
    const call = { type: 'page_tool_call', tool_use_id: 'toolu_1', name: 'cart_add', input: {}, timeout_ms: 30_000 };
    tools.call(call as PageToolCallFrame, async (result) => void answers.push(result));
    await until(() => answers.length === 1);
    expect(answers[0]!.status).to.equal('error');
  });
});
