import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { Metrics } from '../../../api/telemetry/metrics.ts';
import { createTestApp } from '../../helpers/test-app.ts';

/** A sample of the text format: name, labels, value (https://prometheus.io/docs/instrumenting/exposition_formats/). */
const SAMPLE =
  /^([a-zA-Z_:][\w:]*)(?:\{((?:[a-zA-Z_]\w*="(?:[^"\\\n]|\\["\\n])*",?)*)\})? (-?\d[\d.e+-]*|[+-]?Inf|NaN)$/;

type Family = { type: string; help: string; samples: { name: string; labels: string; value: number }[] };

/** The families of a text; throws where a line is not of the format, or a sample comes without its TYPE. */
function parse(text: string): Map<string, Family> {
  const families = new Map<string, Family>();
  for (const line of text.split('\n').filter((each) => each !== '')) {
    const [, kind, name = '', rest = ''] = /^# (HELP|TYPE) (\S+) (.+)$/.exec(line) ?? [];
    if (kind) {
      const family = families.get(name) ?? { type: '', help: '', samples: [] };
      families.set(name, kind === 'HELP' ? { ...family, help: rest } : { ...family, type: rest });
      continue;
    }
    const [, sample = '', labels = '', value] = SAMPLE.exec(line) ?? [];
    const family = families.get(sample) ?? families.get(sample.replace(/_(bucket|sum|count)$/, ''));
    if (!family) throw new Error(`not a sample of a known family: ${line}`);
    family.samples.push({ name: sample, labels, value: Number(value) });
  }
  return families;
}

async function scraped(): Promise<string> {
  const app = await createTestApp();
  const { authorization, origin } = await app.visitor();
  await app.server.inject({ url: '/api/v1/conversations', headers: { authorization, origin } });
  await app.server.inject('/nowhere/"quoted"');
  const { body } = await app.server.inject('/metrics');
  await app.close();
  return body;
}

describe('/metrics', () => {
  it('is text in which each family has help and type, and each histogram adds up', async () => {
    const families = parse(await scraped());
    expect(families.size).toBeGreaterThan(12);
    for (const [name, { type, help, samples }] of families) {
      expect(['counter', 'gauge', 'histogram'], name).toContain(type);
      expect(help, name).not.toBe('');
      if (type === 'counter') expect(name).toMatch(/_total$/);
      if (type !== 'histogram') continue;
      const buckets = samples.filter((sample) => sample.name === `${name}_bucket`);
      expect(buckets.map(({ value }) => value)).toEqual(buckets.map(({ value }) => value).sort((a, b) => a - b));
      const [count] = samples.filter((sample) => sample.name === `${name}_count`);
      expect(buckets.at(-1)?.value).toBe(count?.value);
    }
  });

  it('has routes as labels, no addresses of requests', async () => {
    const text = await scraped();
    expect(text).toContain('agent_chat_requests_total{method="GET",route="/api/v1/conversations",status="200"} 1');
    expect(text).toContain('agent_chat_requests_total{method="GET",route="(none)",status="404"} 1');
    expect(text).not.toContain('quoted');
  });

  it('passes promtool, where that is installed', async () => {
    const metrics = new Metrics();
    metrics.observeProcess();
    metrics.tools.observe({ tool: 'a "name"\n', status: 'success' }, 0.2);
    for (const input of [await metrics.toText(), await scraped()]) {
      const checked = spawnSync('promtool', ['check', 'metrics'], { input, encoding: 'utf8' });
      if (checked.error)
        console.log('promtool is not installed (Debian: prometheus): checked by the parser of this test alone');
      else expect([checked.status, checked.stderr, checked.stdout]).toEqual([0, '', '']);
    }
  });

  it('gives at most a hundred names of services a label of their own', () => {
    const metrics = new Metrics();
    const labels = Array.from({ length: 150 }, (_, n) => metrics.nameOf('tool', `tool_${n}`));
    expect(new Set(labels).size).toBe(101);
    expect(labels.at(-1)).toBe('other');
    expect(metrics.nameOf('tool', 'tool_3')).toBe('tool_3');
  });
});
