// Shows elements as a printer or a visitor with forced colours gets them: those rules of their sheets hold on the screen meanwhile.

/** Runs `check` while the rules for print of `elements` hold. Elements of one class share their sheets. */
export function onPaper(elements: readonly Element[], check: () => void): void {
  inMedia('print', elements, check);
}

/** The same for forced colours; the browser forces none here. */
export function inForcedColours(elements: readonly Element[], check: () => void): void {
  inMedia('(forced-colors: active)', elements, check);
}

function inMedia(text: string, elements: readonly Element[], check: () => void): void {
  const rules = elements
    .flatMap((element) => element.shadowRoot!.adoptedStyleSheets)
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule): rule is CSSMediaRule => rule instanceof CSSMediaRule && rule.media.mediaText === text);
  for (const { media } of rules) media.mediaText = 'screen';
  try {
    check();
  } finally {
    for (const { media } of rules) media.mediaText = text;
  }
}
