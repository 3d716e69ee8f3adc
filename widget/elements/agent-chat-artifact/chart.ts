// A chart as a picture: bars that start at zero and carry their values, or lines that are labelled at their end and distinguished by
// dash as well as colour. One sentence says what it shows; the same data is a table beside it.
import { joinLabel } from '../../../protocol/content/join-label.ts';
import '../../shared/strings/later-strings.ts';
import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from 'lit';
import type { ChartArtifact } from '../../../protocol/content/artifacts.ts';
import type { Strings } from '../../shared/strings/strings.ts';
import { showHidden } from '../../shared/visible-text.ts';
import { linearScale, type Scale, spread } from './scale.ts';

/** Height of the picture, and the space around the plot, in CSS pixels. */
const HEIGHT_PX = 240;
const TOP_PX = 22;
const BOTTOM_PX = 26;
/** Width of a character of the labels, about, in CSS pixels. */
const CHAR_PX = 7;
/** The least width of a bar that carries its value, and between two labels of the axis, in CSS pixels. */
const VALUE_FROM_PX = 22;
const LABEL_GAP_PX = 12;
/** Longest label, in characters. */
const MAX_LABEL_CHARS = 14;

type Plot = { left: number; right: number; scale: Scale; widthPx: number };

/** The picture, `widthPx` CSS pixels wide. */
export function chartTemplate(chart: ChartArtifact, widthPx: number, strings: Strings): TemplateResult {
  const { labels, series } = chart.data;
  const values = series.flatMap((one) => one.values.filter((value) => value !== null));
  const isBar = chart.kind === 'bar';
  const scale = linearScale(values.length > 0 ? values : [0], {
    fromPx: HEIGHT_PX - BOTTOM_PX,
    toPx: TOP_PX,
    fromZero: isBar,
  });
  const left = 8 + Math.max(...scale.ticks.map((tick) => strings.number(tick).length)) * CHAR_PX;
  const ends = isBar
    ? 0
    : Math.min(110, 14 + Math.max(...series.map(({ name }) => short(name).length)) * (CHAR_PX + 1));
  const plot: Plot = { left, right: Math.max(left + 40, widthPx - Math.max(10, ends)), scale, widthPx };
  return html`<svg
    class="chart"
    part="chart"
    role="img"
    aria-label=${chartSentence(chart, strings)}
    viewBox="0 0 ${widthPx} ${HEIGHT_PX}"
    width=${widthPx}
    height=${HEIGHT_PX}
    direction="ltr"
  >
    ${scale.ticks.map((tick) => gridLine(tick, plot, strings))} ${isBar ? bars(chart, plot, strings) : lines(chart, plot)}
    ${axisLabels(labels, plot, isBar)}
  </svg>
  ${isBar && series.length > 1 ? legend(chart) : nothing}`;
}

/** What the chart shows, in words: its kind, its title, and each series with its lowest and highest value. */
export function chartSentence({ kind, title, unit, data }: ChartArtifact, strings: Strings): string {
  const parts = data.series.map(({ name, values }) => {
    const known = values.flatMap((value, at) => (value === null ? [] : [{ value, label: data.labels[at] ?? '' }]));
    if (known.length === 0) return name;
    const low = known.reduce((a, b) => (b.value < a.value ? b : a));
    const high = known.reduce((a, b) => (b.value > a.value ? b : a));
    return strings.t('chartRange', { name, a: low.value, c: low.label, b: high.value, d: high.label });
  });
  const heading = joinLabel(
    strings.t(kind === 'bar' ? 'chartBar' : 'chartLine'),
    `${title}${unit ? ` (${unit})` : ''}`,
    strings.language,
  );
  return showHidden([heading, ...parts].join('. '));
}

function gridLine(tick: number, { left, right, scale }: Plot, strings: Strings): SVGTemplateResult {
  const y = scale.at(tick);
  return svg`<line class=${tick === 0 ? 'axis' : 'grid'} x1=${left} x2=${right} y1=${y} y2=${y}></line>
    <text x=${left - 8} y=${y + 4} text-anchor="end">${strings.number(tick)}</text>`;
}

function bars({ data: { labels, series } }: ChartArtifact, plot: Plot, strings: Strings): SVGTemplateResult[] {
  const { left, right, scale } = plot;
  const slot = (right - left) / labels.length;
  const width = Math.min(48, (slot * 0.72) / series.length);
  const zero = scale.at(0);
  return series.flatMap(({ values }, n) =>
    values.flatMap((value, at) => {
      if (value === null) return [];
      const x = left + slot * (at + 0.5) + width * (n - series.length / 2);
      const y = scale.at(value);
      const number = strings.number(value);
      const fits = series.length === 1 && slot >= Math.max(VALUE_FROM_PX, number.length * CHAR_PX);
      return [
        svg`<rect class=${`series-${n + 1}`} x=${x} y=${Math.min(y, zero)} width=${width} height=${Math.max(1, Math.abs(zero - y))} rx=${Math.min(3, width / 4)}></rect>
          ${fits ? svg`<text class="value" x=${x + width / 2} y=${value < 0 ? y + 14 : y - 6} text-anchor="middle">${number}</text>` : nothing}`,
      ];
    }),
  );
}

function lines({ data: { labels, series } }: ChartArtifact, plot: Plot): SVGTemplateResult[] {
  const { left, right, scale } = plot;
  const x = (at: number) =>
    labels.length === 1 ? (left + right) / 2 : left + ((right - left) * at) / (labels.length - 1);
  const ends = series.map(({ values }) => {
    const at = values.findLastIndex((value) => value !== null);
    return at === -1 ? null : { at, y: scale.at(values[at] as number) };
  });
  const nameY = spread(
    ends.map((end) => end?.y ?? 0),
    15,
  );
  return series.flatMap(({ name, values }, n) => {
    const end = ends[n];
    if (!end) return [];
    const path = values
      .map((value, at) =>
        value === null ? '' : `${at > 0 && values[at - 1] !== null ? 'L' : 'M'}${x(at)} ${scale.at(value)}`,
      )
      .join('');
    return [
      svg`<path class=${`line series-${n + 1}`} d=${path}></path>
        <circle class=${`series-${n + 1}`} cx=${x(end.at)} cy=${end.y} r="4"></circle>
        <text class="name" x=${right + 10} y=${(nameY[n] as number) + 4}>${short(name)}</text>`,
    ];
  });
}

/** As many labels as fit without touching each other. */
function axisLabels(labels: readonly string[], { left, right }: Plot, isBar: boolean): SVGTemplateResult[] {
  const count = labels.length;
  const longest = Math.max(...labels.map((label) => short(label).length)) * CHAR_PX + LABEL_GAP_PX;
  const slot = (right - left) / (isBar ? count : Math.max(1, count - 1));
  const every = Math.max(1, Math.ceil(longest / slot));
  return labels.flatMap((label, at) => {
    if (at % every !== 0) return [];
    const x = isBar ? left + slot * (at + 0.5) : count === 1 ? (left + right) / 2 : left + slot * at;
    return [svg`<text x=${x} y=${HEIGHT_PX - 6} text-anchor="middle">${short(label)}</text>`];
  });
}

function legend({ data: { series } }: ChartArtifact): TemplateResult {
  return html`<ul class="legend plain" aria-hidden="true">
    ${series.map(({ name }, n) => html`<li><i class=${`swatch series-${n + 1}`}></i><bdi>${showHidden(name)}</bdi></li>`)}
  </ul>`;
}

function short(label: string): string {
  const text = showHidden(label);
  return text.length > MAX_LABEL_CHARS ? `${text.slice(0, MAX_LABEL_CHARS - 1)}…` : text;
}
