// GET /llms.txt and /llms-full.txt over a real index of pages.
import { afterEach, describe, expect, it } from 'vitest';
import { openIndex } from '../../../api/site-index/tables/open-index.ts';
import { addPage } from '../../helpers/add-page.ts';
import { type GatewayScene, openGateway } from '../../helpers/gateway-scene.ts';
import { stop } from '../../helpers/scripted-model.ts';

const WARRANTY = 'https://shop.example/warranty(1)';
let scene: GatewayScene;
let close = () => {};
afterEach(async () => {
  await scene?.close();
  close();
});

async function open(gateway: { llmsTxt?: string }) {
  const index = openIndex(':memory:');
  close = () => index.close();
  addPage(index, WARRANTY, 'Warranty [of the mill]', ['The mill has a warranty of two years on all parts.']);
  // More than one batch of the index.
  for (let n = 0; n < 130; n++)
    addPage(index, `https://shop.example/p${n}`, `Page ${n}`, [`Part ${n} of the handbook.`]);
  scene = await openGateway([[stop]], { gateway, pages: index.passages });
}

describe('/llms.txt', () => {
  it('lists the pages that were read, and has them whole in /llms-full.txt', async () => {
    await open({ llmsTxt: 'shop' });
    const list = await fetch(`${scene.origin}/llms.txt`);
    expect(list.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const text = await list.text();
    expect(text).toMatch(/^# \S/);
    expect(text).toContain(`- [Warranty \\[of the mill\\]](https://shop.example/warranty%281%29)\n`);
    expect(text.match(/^- /gm)).toHaveLength(131);
    const full = await (await fetch(`${scene.origin}/llms-full.txt`)).text();
    expect(full).toContain(`## Warranty [of the mill]\n\n${WARRANTY}\n`);
    expect(full).toContain('The mill has a warranty of two years on all parts.');
    expect(full.match(/Part \d+ /g)).toHaveLength(130);
  });

  it('is off unless configured', async () => {
    await open({});
    expect((await fetch(`${scene.origin}/llms.txt`)).status).toBe(404);
  });
});
