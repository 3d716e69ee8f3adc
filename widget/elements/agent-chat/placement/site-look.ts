// The look that the owner has set for the site: where the page itself says nothing about a property, it has the owner's value.
// In a style sheet of the shadow root, so that it needs no permission of a content policy (EMB-1).
import type { SiteInfo } from '../../../chat/connection/http-api.ts';

type Look = NonNullable<SiteInfo['look']>;

export class SiteLook {
  readonly #sheet = new CSSStyleSheet();
  #shown: Look | undefined;

  /** Once for each look: a property that the page sets later wins too, if it is set on the element. */
  update(host: HTMLElement, look: Look | undefined): void {
    const root = host.shadowRoot;
    if (look === this.#shown || !root) return;
    this.#shown = look;
    this.#sheet.replaceSync('');
    const page = getComputedStyle(host);
    const rules = propertiesOf(look ?? {}).map(([name, value]) =>
      value && page.getPropertyValue(`--agent-chat-${name}`) === '' ? `--agent-chat-${name}:${value};` : '',
    );
    this.#sheet.replaceSync(`:host{${rules.join('')}}`);
    if (!root.adoptedStyleSheets.includes(this.#sheet)) {
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, this.#sheet];
    }
  }
}

/** Values of another form are left out, whatever the server says. */
function propertiesOf({ accent, radius, density, font_size }: Look): [name: string, value: string | false][] {
  const number = (value: number | undefined, unit: string) => Number.isFinite(value) && `${value}${unit}`;
  return [
    ['accent', /^#[0-9a-f]{3,6}$/i.test(accent ?? '') && accent!],
    ['radius', number(radius, 'px')],
    ['density', number(density, '')],
    ['font-size', number(font_size, 'px')],
  ];
}
