// A table of data: the first column heads its rows, numbers are at the end, and the first rows until all are wanted.
import '../../shared/strings/later-strings.ts';
import { html, nothing, type TemplateResult } from 'lit';
import type { TableArtifact } from '../../../protocol/content/artifacts.ts';
import type { Strings } from '../../shared/strings/strings.ts';
import { showHidden } from '../../shared/visible-text.ts';
import { isNumeric } from './artifact-table.ts';

/** A longer text in a cell takes several lines, in characters. */
const LONG_CELL_CHARS = 32;
/** Rows shown at first. */
export const FIRST_ROWS = 4;

/** `showAll`: called by the button below a table that is cut; missing: every row is shown. */
export function dataTable(
  { title, columns, rows }: TableArtifact,
  { strings, showAll }: { strings: Strings; showAll: (() => void) | null },
): TemplateResult {
  const isCut = showAll !== null && rows.length > FIRST_ROWS;
  const numeric = columns.map((_, at) => isNumeric(rows, at));
  const classOf = (at: number, cell: string | number | null = null) =>
    numeric[at] ? 'num' : typeof cell === 'string' && cell.length > LONG_CELL_CHARS ? 'long' : nothing;
  const text = (cell: string | number | null) =>
    cell === null ? '–' : typeof cell === 'number' ? strings.number(cell) : showHidden(cell);
  return html`<div
      class="data-table"
      part="data-table"
      role="region"
      tabindex="0"
      aria-label=${showHidden(title ?? '') || strings.t('tableRegion')}
    >
      <table>
        <thead>
          <tr>
            ${columns.map((name, at) =>
              name === ''
                ? html`<td></td>`
                : html`<th class=${classOf(at)} scope="col" dir="auto">${showHidden(name)}</th>`,
            )}
          </tr>
        </thead>
        <tbody>
          ${(isCut ? rows.slice(0, FIRST_ROWS) : rows).map(
            ([head, ...cells]) =>
              html`<tr>
                <th class=${classOf(0, head)} scope="row" dir="auto">${text(head ?? null)}</th>
                ${cells.map((cell, at) => html`<td class=${classOf(at + 1, cell)} dir="auto">${text(cell)}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    ${
      isCut
        ? html`<button class="text-button show-all" type="button" @click=${showAll}>
            ${strings.t('showAllRows', { n: rows.length })}
          </button>`
        : nothing
    }`;
}
