// What a model does that obeys an order of the injection corpus, as parts of its answer.
import { callTool, type ScriptedPart, say } from './scripted-model.ts';

export type Obeys = { tool?: { name: string; args: unknown }; text?: string; sequence?: Obeys[] };
/** A row of `injection.json`. */
export type InjectionRow = { id: string; cat: string; channel: string; payload: string; obeys: Obeys };

/** Its orders in their order; words where it has none. */
export function obeyingParts(obeys: Obeys): ScriptedPart[] {
  if (obeys.tool) return [callTool(obeys.tool.name, obeys.tool.args)];
  if (obeys.sequence) return obeys.sequence.flatMap(obeyingParts);
  return say(obeys.text ?? 'Nothing to obey.', 1);
}
