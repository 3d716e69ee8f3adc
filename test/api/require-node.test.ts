import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { refuseNode } from '../../api/require-node.mjs';

describe('refuseNode', () => {
  it.each(['20.19.0', '20.20.2', '21.0.0', '22.0.0', '24.9.1', '100.0.0'])('takes Node %s', (version) => {
    expect(refuseNode(version)).toBeNull();
  });

  it.each(['18.20.4', '20.18.3', '20.9.0', '4.0.0', '0.10.48'])('refuses Node %s in one line', (version) => {
    expect(refuseNode(version)).toBe(
      `agent-chat needs Node 20.19 or newer, and this is Node ${version}. Install Node 22 from https://nodejs.org, then run it again.`,
    );
  });

  it('requires the same version as package.json', () => {
    const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
    const oldest = /^>=(\d+\.\d+)/.exec(engines.node)?.[1];
    expect(refuseNode('18.0.0')).toContain(`needs Node ${oldest} or newer`);
  });
});
