import { readFileSync } from 'node:fs';
import { it } from 'vitest';
import { indexFolder } from '../helpers/ask-site.ts';
import { OWNER } from '../helpers/scripted-run.ts';
it('conf', async () => {
  const index = await indexFolder('demo/site');
  const out: string[] = [];
  for (const q of readFileSync('/tmp/qs.txt', 'utf8').split('\n').filter(Boolean)) {
    const hits = index.search(OWNER.site, q, { limit: 3 });
    out.push(`${q}\n` + hits.map((h) => `   ${h.confidence.toFixed(2)} ${h.score.toFixed(1)} ${h.url.replace(/.*example/, '')} | ${h.heading}`).join('\n'));
  }
  console.log(out.join('\n'));
}, 60000);
