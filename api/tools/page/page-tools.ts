// The tools that the page of a message declared, and that run in its browser. A call waits outside of the run, as one that needs
// an approval does (api/runs/page-calls/): what runs here only reads what the page has sent.
import { type DeclaredPageTool, PAGE_TOOL_MS } from '../../../protocol/index.ts';
import type { ToolApproval } from '../../config/tools/tool-rules.ts';
import type { PageToolsConfig } from '../../config/tools/tools-config.ts';
import type { PageCallRow, PageCalls } from '../../store/contract/page-calls.ts';
import { findProblem } from '../json/check-data.ts';
import { iconOfName, labelOfName, labelsFor } from '../labels.ts';
import { createLabel } from '../owner/apply-rules.ts';
import type { JsonSchema, Tool, ToolOutcome } from '../tool.ts';
import type { ToolDeps } from '../tool-deps.ts';
import type { ToolProvider } from '../tool-provider.ts';
import { parametersOf, returnsOf } from './accept-declared.ts';

/** From the least strict to the strictest. */
const STRICTNESS: readonly ToolApproval[] = ['never', 'first', 'always'];

export function pageTools({ page }: ToolDeps): ToolProvider {
  return {
    async list({ site, run }) {
      const { config, calls } = page ?? {};
      if (!config?.allowed || !calls || run === undefined || !(config.sites?.includes(site) ?? true)) return [];
      const declared = await calls.declared(run);
      return (declared?.tools ?? []).map((tool) => toTool(tool, declared!.tab, config, calls));
    },
  };
}

function toTool(
  declared: DeclaredPageTool,
  tab: string,
  { approval: least }: PageToolsConfig,
  calls: Pick<PageCalls, 'ofCall'>,
): Tool {
  const { name, description, approval, read_only, idempotent = false, label } = declared;
  // What a page says of itself counts only where the owner lets it decide alone: a visitor can say it too.
  const readOnly = least === 'never' && read_only === true;
  const wished = approval ?? (read_only === true ? 'never' : 'always');
  const parameters = parametersOf(declared);
  const returns = returnsOf(declared);
  return {
    name,
    description,
    parameters,
    readOnly,
    idempotent: readOnly || idempotent,
    approval: STRICTNESS[Math.max(STRICTNESS.indexOf(wished), STRICTNESS.indexOf(least))] ?? 'always',
    timeoutMs: declared.timeout_ms ?? PAGE_TOOL_MS.usual,
    page: { tab },
    ...iconOfName(name),
    label: label === undefined ? (_input, lang) => labelOfName(name, lang) : createLabel(label, parameters),
    async run(_input, { runId, toolUseId, lang }) {
      return toOutcome(await calls.ofCall(runId, toolUseId), { name, returns, lang });
    },
  };
}

/** What the page sent, as a result; what it did not send, or what breaks its own schema, in words that the model can act on. */
function toOutcome(
  call: PageCallRow | null,
  { name, returns, lang }: { name: string; returns: JsonSchema | null; lang: string },
): ToolOutcome {
  const failed = (sentence: string): ToolOutcome => ({ status: 'error', trust: 'owner', text: `Error: ${sentence}` });
  if (!call?.outcome) return failed('The page was not asked, and nothing was carried out.');
  const { outcome, sent, repeatable, timeoutMs } = call;
  const isUnsure = sent && !repeatable;
  const unsure = isUnsure ? ' It may have been carried out all the same: do not repeat it on your own.' : '';
  if (outcome.kind === 'success') {
    const { result } = outcome;
    const problem = returns && findProblem(returns, result);
    if (problem)
      return {
        status: 'error',
        trust: 'outside',
        text: `Error: ${name} answered with ${problem}, which its own schema does not allow. Do not use its result.${unsure}`,
      };
    const text = typeof result === 'string' ? result : JSON.stringify(result ?? null);
    return {
      status: 'success',
      trust: 'outside',
      text: text === 'null' || text === '' ? 'Done; the page returned nothing.' : text,
    };
  }
  const label = isUnsure ? { label: labelsFor(lang).mayHaveRun } : {};
  if (outcome.kind === 'error') {
    // Words of the page, which may repeat words from anywhere.
    return { status: 'error', trust: 'outside', text: `Error: ${outcome.message}${unsure}` };
  }
  const notRun = sent ? unsure : ' It was not carried out.';
  const said =
    outcome.kind === 'gone'
      ? 'The page that has this tool is not open any more.'
      : `The page did not answer within ${timeoutMs / 1000} s.`;
  return { ...failed(`${said}${notRun}`), ...label };
}
