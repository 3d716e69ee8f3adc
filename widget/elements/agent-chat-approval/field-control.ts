// The form control of one argument: by its type a line, several lines, a choice or a box to tick; with its problem below.
import { html, nothing, type TemplateResult } from 'lit';
import type { ApprovalField } from '../../../protocol/content/approvals.ts';
import { icon } from '../../shared/icons/more-icons.ts';
import type { StringKey, Strings } from '../../shared/strings/strings.ts';
import { showHidden } from '../../shared/visible-text.ts';
import { isLong, shownValue, toForm } from './fields.ts';

/** `at`: position in the form; the control's id is `field-<at>`. */
export function fieldControl(
  field: ApprovalField,
  context: { at: number; value: unknown; problem: StringKey | undefined; strings: Strings },
): TemplateResult {
  const { at, problem, strings } = context;
  const id = `field-${at}`;
  const label = html`<label for=${id} dir="auto">${showHidden(field.title)}</label>`;
  const note = problem
    ? html`<p class="problem" id=${`${id}-problem`}>${icon('alert')}${strings.t(problem)}</p>`
    : nothing;
  if (field.type === 'boolean' && !field.options) {
    return html`<div class="check">
      <input id=${id} type="checkbox" .checked=${toForm(context.value, field) === true} />${label}
    </div>`;
  }
  return html`<div>${label}${control(field, id, context)}${note}</div>`;
}

function control(
  field: ApprovalField,
  id: string,
  { value, problem, strings }: { value: unknown; problem: StringKey | undefined; strings: Strings },
): TemplateResult {
  const entry = String(toForm(value, field));
  const invalid = problem ? 'true' : nothing;
  const describedBy = problem ? `${id}-problem` : nothing;
  if (field.options) {
    return html`<select class="field" id=${id} aria-invalid=${invalid} aria-describedby=${describedBy}>
      ${entry === '-1' ? html`<option value="-1" selected>–</option>` : nothing}
      ${field.options.map(
        (option, at) =>
          html`<option value=${at} ?selected=${String(at) === entry}>${showHidden(shownValue(option, strings))}</option>`,
      )}
    </select>`;
  }
  if (field.type === 'json' || isLong(value)) {
    return html`<textarea
      class="field"
      id=${id}
      dir=${field.type === 'json' ? 'ltr' : 'auto'}
      spellcheck=${field.type === 'json' ? 'false' : nothing}
      aria-invalid=${invalid}
      aria-describedby=${describedBy}
      .value=${entry}
    ></textarea>`;
  }
  const isNumber = field.type === 'number' || field.type === 'integer';
  return html`<input
    class="field"
    id=${id}
    dir=${isNumber ? 'ltr' : 'auto'}
    inputmode=${isNumber ? (field.type === 'integer' ? 'numeric' : 'decimal') : nothing}
    autocomplete="off"
    aria-required=${field.required ? 'true' : nothing}
    aria-invalid=${invalid}
    aria-describedby=${describedBy}
    .value=${entry}
  />`;
}
