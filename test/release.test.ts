// `npm run release`: the version that commits ask for, the changelog, the files with a version, and the SBOM of a package.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { wordpressFiles } from '../.ci/build-wordpress.mjs';
import { changesOf, nextVersion, VERSIONED, withRelease, withVersion } from '../.ci/release/plan.mjs';
import { bundledIn, sbomOf, sbomOfFiles } from '../.ci/release/sbom.mjs';

const commit = (subject: string, body = '') => ({ hash: '0123456789', subject, body });

describe('the version of a release', () => {
  it('is a patch for fixes, a minor one for features, a major one for what breaks; one place lower before 1.0.0', () => {
    expect(nextVersion('1.2.3', [commit('fix(api): a'), commit('docs: b')])).toBe('1.2.4');
    expect(nextVersion('1.2.3', [commit('fix(api): a'), commit('feat(widget): b')])).toBe('1.3.0');
    expect(nextVersion('1.2.3', [commit('feat(widget)!: b')])).toBe('2.0.0');
    expect(nextVersion('1.2.3', [commit('fix: c', 'BREAKING CHANGE: the name')])).toBe('2.0.0');
    expect(nextVersion('0.2.3', [commit('feat: b')])).toBe('0.2.4');
    expect(nextVersion('0.2.3', [commit('feat!: b')])).toBe('0.3.0');
  });

  it('is written into every file that has one', () => {
    for (const place of VERSIONED) {
      const text = readFileSync(place.file, 'utf8');
      const changed = withVersion(text, place, '98.76.54');
      expect(changed, place.file).toContain('98.76.54');
      const before = text.split('\n');
      const lines = changed.split('\n').filter((line: string, i: number) => line !== before[i]);
      expect(lines, place.file).toHaveLength(1);
    }
    expect(() => withVersion('{}', VERSIONED[0]!, '1.0.0')).toThrow('package.json');
  });
});

describe('the changelog of a release', () => {
  const changes = changesOf([
    commit('feat(widget): a button'),
    commit('fix!: the key'),
    commit('docs: a page'),
    commit('no type'),
  ]);

  it('lists features, fixes and what is faster, with their commits', () => {
    expect(changes).toBe('### New\n\n- widget: a button (0123456)\n\n### Fixed\n\n- **Breaking:** the key (0123456)');
  });

  it('takes what was written as unreleased, and keeps the sections below', () => {
    const before = '# Changelog\n\n## 0.2.0 (unreleased)\n\n- By hand.\n\n## 0.1.0 (2026-01-02)\n\n- First.\n';
    const { changelog, section } = withRelease(before, { version: '0.2.0', date: '2026-03-04', changes });
    expect(section).toBe(`- By hand.\n\n${changes}`);
    expect(changelog).toBe(
      `# Changelog\n\n## 0.2.0 (2026-03-04)\n\n- By hand.\n\n${changes}\n\n## 0.1.0 (2026-01-02)\n\n- First.\n`,
    );
    expect(() => withRelease(changelog, { version: '0.1.0', date: '2026-03-04', changes })).toThrow('0.1.0');
  });
});

describe('the SBOM of a package', () => {
  const component = (name: string, version: string) => ({
    'bom-ref': `${name}@${version}`,
    name,
    version,
    type: 'library',
    purl: `pkg:npm/${name}@${version}`,
    properties: [{ name: 'cdx:npm:package:path', value: `node_modules/${name}` }],
  });
  const whole = {
    components: [
      component('better-sqlite3', '12.0.0'),
      component('bindings', '1.5.0'),
      component('fastify', '5.0.0'),
      component('vitest', '4.0.0'),
    ],
    dependencies: [
      { ref: 'better-sqlite3@12.0.0', dependsOn: ['bindings@1.5.0'] },
      { ref: 'vitest@4.0.0', dependsOn: ['fastify@5.0.0'] },
    ],
  };
  const about = {
    name: 'agent-chat',
    version: '1.0.0',
    description: 'A chat.',
    license: 'MIT',
    installed: ['better-sqlite3'],
    bundled: bundledIn('# Licenses\n\n## fastify - 5.0.0 (MIT)\n\nMIT License\n'),
    date: '2026-03-04T00:00:00.000Z',
  };

  it('has what is installed with all that it needs, and what is bundled, and no tool of development', () => {
    const sbom = sbomOf(whole, about) as { serialNumber: string; components: { name: string }[] };
    expect(sbom.components.map(({ name }) => name)).toEqual(['better-sqlite3', 'bindings', 'fastify']);
    expect(sbom).toMatchObject({
      bomFormat: 'CycloneDX',
      metadata: { component: { name: 'agent-chat', version: '1.0.0' } },
    });
    expect(sbom.serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(sbomOf(whole, about)).toEqual(sbom);
  });

  it('names a bundled library that the lock file lacks', () => {
    expect(() => sbomOf(whole, { ...about, bundled: ['left@1.0.0'] })).toThrow('left@1.0.0');
  });

  it('of the WordPress plugin is each of its files with its hash', () => {
    const plugin = { name: 'agent-chat-wordpress', version: '1.0.0', description: 'A plugin.', license: 'MIT' };
    const files = wordpressFiles() as { name: string; bytes: Buffer }[];
    type Part = { type: string; name: string; hashes: { alg: string; content: string }[] };
    const sbom = sbomOfFiles({ ...plugin, files, date: about.date }) as { components: Part[] };
    const main = sbom.components.find(({ name }) => name === 'agent-chat/agent-chat.php');
    const source = readFileSync('integrations/wordpress/agent-chat/agent-chat.php');
    const content = createHash('sha256').update(source).digest('hex');
    expect(main).toMatchObject({ type: 'file', hashes: [{ alg: 'SHA-256', content }] });
    expect(sbom.components.map(({ name }) => name)).toEqual(files.map(({ name }) => name));
    expect(sbom.components.some(({ name }) => name.endsWith('.mo'))).toBe(true);
    expect(sbom).toMatchObject({
      specVersion: '1.5',
      metadata: { component: { purl: 'pkg:generic/agent-chat-wordpress@1.0.0' } },
    });
  });
});
