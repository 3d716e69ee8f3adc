// Shows elements as a printer gets them: the rules for print of their sheets hold on the screen meanwhile.

/** Runs `check` while the rules for print of `elements` hold. Elements of one class share their sheets. */
export function onPaper(elements: readonly Element[], check: () => void): void {
  const rules = elements
    .flatMap((element) => element.shadowRoot!.adoptedStyleSheets)
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule): rule is CSSMediaRule => rule instanceof CSSMediaRule && rule.media.mediaText === 'print');
  for (const { media } of rules) media.mediaText = 'screen';
  try {
    check();
  } finally {
    for (const { media } of rules) media.mediaText = 'print';
  }
}
