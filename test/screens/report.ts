// The page that shows what changed: accepted and new picture side by side, and their difference by the browser's own blending.

export type Compared = { name: string; outcome: 'same' | 'new' | 'changed'; pixels?: number };

export function reportPage(compared: readonly Compared[]): string {
  const changed = compared.filter(({ outcome }) => outcome !== 'same');
  const rows = changed.map(({ name, outcome, pixels }) => {
    const size = pixels === undefined ? '' : Number.isFinite(pixels) ? `, ${pixels} pixels` : ', another size';
    const before = outcome === 'changed' ? `<img src="accepted/${name}" alt="accepted">` : '';
    const both = `<div class="both"><img src="accepted/${name}" alt=""><img src="now/${name}" alt="difference"></div>`;
    return `<section><h2>${name}: ${outcome}${size}</h2>${before}<img src="now/${name}" alt="now">${before && both}</section>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title><style>
body { font: 14px system-ui; background: #888; }
section > * { display: inline-block; vertical-align: top; margin: 4px; }
h2 { display: block; font-size: 14px; }
.both { display: inline-grid; isolation: isolate; }
.both img { grid-area: 1 / 1; }
.both img + img { mix-blend-mode: difference; }
</style><h1>${changed.length} of ${compared.length} pictures differ from the accepted ones</h1>${rows.join('\n')}</html>\n`;
}
