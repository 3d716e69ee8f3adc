// A label with its value, as a language writes the two: "Duration: 90 min", "Durée : 90 min", "价格：288元".

/** `language`: BCP 47 tag of the label; '' for one that is not known. Markdown may be in both. */
export function joinLabel(label: string, value: string, language: string): string {
  return `${label}${colonOf(language)}${value}`;
}

/** The colon with the spaces around it: a no-break space before that of French, a full-width one in Chinese and Japanese. */
export function colonOf(language: string): string {
  const [base] = language.toLowerCase().split('-');
  return base === 'zh' || base === 'ja' ? '：' : base === 'fr' ? '\u00a0: ' : ': ';
}
