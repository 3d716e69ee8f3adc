// The plan of a run as an artifact. Of its own, because the reducer has to know one: SPEC.md, AR4.
import { isList, isRecord, isText, textProblem } from './artifact-fields.ts';
import { ARTIFACT_LIMITS } from './artifact-limits.ts';

export const TODO_STATUSES = ['pending', 'in_progress', 'completed'] as const;
export type Todo = { text: string; status: (typeof TODO_STATUSES)[number] };
/** The plan of a run. A later one of the same run replaces it in place (SPEC AR4). */
export type TodosArtifact = { type: 'todos'; items: Todo[] };

/** What is wrong with a plan; null when nothing is. */
export function problemOfTodos({ items }: Record<string, unknown>): string | null {
  if (!isList(items, ARTIFACT_LIMITS.todos)) return `items must be a list of 1 to ${ARTIFACT_LIMITS.todos} steps.`;
  for (const [at, item] of items.entries()) {
    const { text, status } = isRecord(item) ? item : {};
    if (!isText(text, ARTIFACT_LIMITS.todoChars)) return textProblem(`items.${at}.text`, ARTIFACT_LIMITS.todoChars);
    if (!TODO_STATUSES.some((one) => one === status)) {
      return `items.${at}.status must be one of: ${TODO_STATUSES.join(', ')}.`;
    }
  }
  return null;
}
