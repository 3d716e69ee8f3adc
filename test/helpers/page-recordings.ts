// The recorded runs in which the page's own tools are called: a call that a person permits and the page carries out, and one whose
// tab is gone before it answers.
import { TAB_GONE_MS } from '../../api/runs/page-calls/page-tabs.ts';
import type { ConversationEvent } from '../../protocol/index.ts';
import { createPageScene, pageTool } from './page-scene.ts';
import { callTool, say, stop, toTools } from './scripted-model.ts';

const ARTICLE = { article: 'Alder One' };

const cart = pageTool('cart_add', { label: 'Put into the cart' });

export const PAGE_RECORDINGS: Record<string, () => Promise<ConversationEvent[]>> = {
  'page-tool-approved': async () => {
    const scene = createPageScene({
      declared: [cart],
      turns: [
        [callTool('cart_add', ARTICLE), toTools],
        [...say('The Alder One is in your cart.', 30), stop],
      ],
    });
    const tab = scene.open();
    await scene.ask();
    await scene.decide();
    await scene.answer(tab.calls[0]?.tool_use_id ?? '', { result: { items: 1 } });
    return scene.events();
  },

  'page-tool-tab-gone': async () => {
    const scene = createPageScene({
      config: { approval: 'never' },
      declared: [{ ...cart, approval: 'never' }],
      turns: [
        [callTool('cart_add', ARTICLE), toTools],
        [...say('I cannot tell whether the Alder One is in your cart: please look there.', 30), stop],
      ],
    });
    const tab = scene.open();
    await scene.ask();
    tab.close();
    await scene.clock.sleep(TAB_GONE_MS + 1_000);
    return scene.events();
  },
};
