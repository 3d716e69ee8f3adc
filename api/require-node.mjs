// Says in one line that Node is too old, before anything is imported that such a Node cannot read. Plain JavaScript without
// imports: it is what an old Node runs, from api/cli.ts and from the scripts of package.json.

/** Oldest Node that what we depend on runs with; `engines` of package.json says the same. */
const OLDEST = [20, 19];

/**
 * What to say to a Node of this version; null when it will do.
 * @param {string} version as `process.versions.node`: `18.20.4`
 * @returns {string | null}
 */
export function refuseNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return null;
  return `agent-chat needs Node ${OLDEST.join('.')} or newer, and this is Node ${version}. Install Node 22 from https://nodejs.org, then run it again.`;
}

/** Ends the process with that line where Node is too old. */
export function requireNode() {
  const refusal = refuseNode(process.versions.node);
  if (refusal === null) return;
  console.error(refusal);
  process.exit(1);
}
