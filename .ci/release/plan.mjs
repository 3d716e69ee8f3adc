// What a release is called and what it says: pure functions over the commits since the last one, the changelog, and the files that have the
// version. release.mjs reads and writes them.

/** Types of commits that a reader of the changelog wants to see, with their headings, in order. */
const SHOWN = [
  ['feat', 'New'],
  ['fix', 'Fixed'],
  ['perf', 'Faster'],
];

/** Where the version is: the file, and what is around it. Each pattern has to match. */
export const VERSIONED = [
  { file: 'package.json', pattern: /^( {2}"version": ")[^"]+/m },
  { file: 'widget/package.json', pattern: /^( {2}"version": ")[^"]+/m },
  { file: 'package-lock.json', pattern: /^( {2}"version": ")[^"]+/m },
  { file: 'package-lock.json', pattern: /^( {4}"": \{\n {6}"name": "agent-chat",\n {6}"version": ")[^"]+/m },
  {
    file: 'package-lock.json',
    pattern: /^( {4}"widget": \{\n {6}"name": "@agent-chat\/widget",\n {6}"version": ")[^"]+/m,
  },
  ...['vitepress', 'docusaurus', 'starlight'].map((name) => ({
    file: `integrations/${name}/package.json`,
    pattern: /^( {2}"version": ")[^"]+/m,
  })),
  { file: 'integrations/wordpress/agent-chat/agent-chat.php', pattern: /^( \* Version: +)[^\s]+/m },
  { file: 'integrations/wordpress/agent-chat/agent-chat.php', pattern: /^(define\('AGENT_CHAT_VERSION', ')[^']+/m },
  { file: 'integrations/wordpress/agent-chat/readme.txt', pattern: /^(Stable tag: )[^\s]+/m },
];

/**
 * @typedef {{ hash: string, subject: string, body: string }} Commit
 */

/** A commit's subject as its parts; null where it is not of the form `type(folder): what`. */
export function readSubject(subject) {
  const [, type, folder, breaking, text] = /^([a-z]+)(?:\(([^)]*)\))?(!)?: (.+)$/.exec(subject) ?? [];
  return type ? { type, folder: folder ?? '', isBreaking: breaking === '!', text } : null;
}

/**
 * The version after `current` for these commits: one that breaks something is a major one (a minor one before 1.0.0), a feature a minor one
 * (a patch before 1.0.0 as well as everything else).
 * @param {string} current such as `1.2.3`
 * @param {readonly Commit[]} commits
 */
export function nextVersion(current, commits) {
  const [major = 0, minor = 0, patch = 0] = current.split('.').map(Number);
  const isBreaking = commits.some(
    ({ subject, body }) => readSubject(subject)?.isBreaking || /^BREAKING[ -]CHANGE: /m.test(body),
  );
  const isFeature = commits.some(({ subject }) => readSubject(subject)?.type === 'feat');
  if (isBreaking) return major > 0 ? `${major + 1}.0.0` : `0.${minor + 1}.0`;
  if (isFeature && major > 0) return `${major}.${minor + 1}.0`;
  return `${major}.${minor}.${patch + 1}`;
}

/** The commits as lists of the changelog; '' if none of them is of a kind that is shown. */
export function changesOf(commits) {
  const read = commits.flatMap(({ subject, hash }) => {
    const parts = readSubject(subject);
    return parts ? [{ ...parts, hash }] : [];
  });
  return SHOWN.flatMap(([type, heading]) => {
    const lines = read
      .filter((one) => one.type === type)
      .map(
        ({ folder, text, isBreaking, hash }) =>
          `- ${isBreaking ? '**Breaking:** ' : ''}${folder ? `${folder}: ` : ''}${text} (${hash.slice(0, 7)})`,
      );
    return lines.length > 0 ? [`### ${heading}\n\n${lines.join('\n')}`] : [];
  }).join('\n\n');
}

/**
 * The changelog with the section of a release. What was written by hand under `## … (unreleased)` comes first, the commits after it.
 * @param {string} changelog
 * @param {{ version: string, date: string, changes: string }} release
 * @returns {{ changelog: string, section: string }} `section`: of this release, without its heading
 * @throws {Error} when the changelog has a section of this version already
 */
export function withRelease(changelog, { version, date, changes }) {
  const heading = `## ${version} (${date})`;
  const [head = '', ...sections] = changelog.split(/^(?=## )/m);
  if (sections.some((one) => one.startsWith(`## ${version} (`) && !one.startsWith(`## ${version} (unreleased)`)))
    throw new Error(`CHANGELOG.md has a section of ${version} already.`);
  const unreleased = /^## [^\n]*\(unreleased\)\n/.exec(sections[0] ?? '');
  const written = unreleased ? sections.shift().slice(unreleased[0].length).trim() : '';
  const section = [written, changes].filter(Boolean).join('\n\n');
  return {
    changelog: [head, `${heading}\n\n${section}\n`, ...(sections.length > 0 ? ['\n'] : []), ...sections].join(''),
    section,
  };
}

/** The text of a file with another version. @throws {Error} when the pattern does not match */
export function withVersion(text, { file, pattern }, version) {
  if (!pattern.test(text)) throw new Error(`${file} has no version where it was expected: adapt .ci/release/plan.mjs.`);
  return text.replace(pattern, (_, before) => before + version);
}
