// What the log says about an answer that ended at a limit of length: which limit it was, and what raises it.
import type { Usage } from '../../../protocol/index.ts';
import type { Model } from '../../models/model.ts';
import type { RunLimits } from '../input/limits.ts';

const NO_SETTING = 'No setting raises that; instructions of the site (agent.instructions) can ask for shorter answers.';

/** `text`: of the last turn. `usage`: of all turns of the answer. */
export function explainCut(
  { text, usage }: { text: string; usage: Usage },
  model: Pick<Model, 'label'>,
  { maxTurnChars, maxOutputTokens }: RunLimits,
): string {
  if (text.length >= maxTurnChars)
    return `The answer was cut at ${maxTurnChars} characters, the most that a model may write at a time. ${NO_SETTING}`;
  if (usage.output_tokens >= maxOutputTokens)
    return `The answer was cut at ${maxOutputTokens} tokens, the most that a model may write for one question. ${NO_SETTING}`;
  return `The model ${model.label} cut its answer at a limit of its own, after ${usage.output_tokens} tokens; this server lets it write ${maxOutputTokens}. Raise its output tokens or its context length at the service, or name another model.`;
}
