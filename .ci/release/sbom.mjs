// The parts of a package as CycloneDX: what npm installs with it, and what the build has put into its files, by the list of licences that the
// build writes. npm's own SBOM of the lock file has the details; the rest of it, which is for development only, is left out. The WordPress
// plugin has no library of others: its parts are its files.
import { createHash } from 'node:crypto';

/** `name - version (licence)` of each library that a build has bundled. */
export function bundledIn(licenses) {
  return [...licenses.matchAll(/^## (\S+) - (\S+) \(/gm)].map(([, name, version]) => `${name}@${version}`);
}

/**
 * @param {object} sbom of `npm sbom --package-lock-only --sbom-format cyclonedx`, of the whole repository
 * @param {{ name: string, version: string, description: string, license: string, installed: readonly string[], bundled: readonly string[], date: string }} about
 *   `installed`: names of its dependencies; `bundled`: `name@version`; `date`: ISO 8601
 * @returns {object} the SBOM of one package, equal for equal input
 * @throws {Error} naming a bundled library that the lock file does not have
 */
export function sbomOf(sbom, { name, version, description, license, installed, bundled, date }) {
  const byRef = new Map(sbom.components.map((one) => [one['bom-ref'], one]));
  const needs = new Map((sbom.dependencies ?? []).map(({ ref, dependsOn = [] }) => [ref, dependsOn]));
  const titleOf = (one) => (one.group ? `${one.group}/${one.name}` : one.name);
  const kept = new Set();
  const keep = (ref) => {
    if (kept.has(ref) || !byRef.has(ref)) return;
    kept.add(ref);
    for (const next of needs.get(ref) ?? []) keep(next);
  };
  const isOwn = (one) => one.purl?.includes('agent-chat');
  for (const one of sbom.components) if (installed.includes(titleOf(one)) && !isOwn(one)) keep(one['bom-ref']);
  for (const wanted of bundled) {
    const found = sbom.components.find((one) => `${titleOf(one)}@${one.version}` === wanted);
    if (!found) throw new Error(`${wanted} is in the build and not in package-lock.json.`);
    // Bundled alone: the build lists each library that it took something from.
    kept.add(found['bom-ref']);
  }
  const components = sbom.components
    .filter((one) => kept.has(one['bom-ref']))
    .map(({ properties: _paths, ...one }) => ({ ...one, scope: 'required' }));
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const needsOf = (one) => (needs.get(one['bom-ref']) ?? []).filter((ref) => kept.has(ref));
  return documentOf({ name, version, description, license, date, purl }, components, needsOf);
}

/**
 * @param {{ name: string, version: string, description: string, license: string, files: readonly { name: string, bytes: Buffer }[], date: string }} about
 *   `files`: what is in the archive
 * @returns {object} the SBOM of an archive of files, with the hash of each, equal for equal input
 */
export function sbomOfFiles({ files, ...about }) {
  const components = files.map(({ name, bytes }) => ({
    'bom-ref': name,
    type: 'file',
    name,
    scope: 'required',
    hashes: [{ alg: 'SHA-256', content: createHash('sha256').update(bytes).digest('hex') }],
  }));
  return documentOf({ ...about, purl: `pkg:generic/${about.name}@${about.version}` }, components, () => []);
}

function documentOf({ name, version, description, license, date, purl }, components, needsOf) {
  const content = JSON.stringify([purl, components]);
  const digest = createHash('sha256').update(content).digest('hex');
  const uuid = `${digest.slice(0, 8)}-${digest.slice(8, 12)}-5${digest.slice(13, 16)}-a${digest.slice(17, 20)}-${digest.slice(20, 32)}`;
  const own = {
    'bom-ref': purl,
    type: 'application',
    name,
    version,
    description,
    purl,
    licenses: [{ license: { id: license } }],
  };
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: `urn:uuid:${uuid}`,
    version: 1,
    metadata: { timestamp: date, component: own },
    components,
    dependencies: [
      { ref: purl, dependsOn: components.map((one) => one['bom-ref']) },
      ...components.map((one) => ({ ref: one['bom-ref'], dependsOn: needsOf(one) })),
    ],
  };
}
