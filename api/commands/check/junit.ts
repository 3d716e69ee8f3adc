// The result of `agent-chat check` as JUnit XML, which CI services show.

export type CheckedQuestion = {
  question: string;
  site: string;
  seconds: number;
  /** What was expected and is missing; null when the answer is as expected. */
  problem: string | null;
  answer: string;
};

export function toJunit(results: readonly CheckedQuestion[]): string {
  const failures = results.filter(({ problem }) => problem !== null).length;
  const seconds = results.reduce((sum, each) => sum + each.seconds, 0);
  const cases = results.map(({ question, site, seconds: time, problem, answer }) => {
    const open = `  <testcase classname="${escapeXml(`agent-chat.${site}`)}" name="${escapeXml(question)}" time="${time.toFixed(3)}"`;
    if (problem === null) return `${open}/>`;
    return `${open}>\n    <failure message="${escapeXml(problem)}">${escapeXml(answer)}</failure>\n  </testcase>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuite name="agent-chat" tests="${results.length}" failures="${failures}" errors="0" skipped="0" time="${seconds.toFixed(3)}">
${cases.join('\n')}
</testsuite>
`;
}

/** Signs that XML 1.0 forbids even when they are escaped. */
const FORBIDDEN = /[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

function escapeXml(text: string): string {
  const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\n': '&#10;' };
  return text.replace(FORBIDDEN, '\ufffd').replace(/[&<>"\n]/g, (character) => names[character] ?? character);
}
