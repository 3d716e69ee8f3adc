// The contrast of what the preview draws, measured on the elements themselves.

export type Measured = { what: string; ratio: number };

/** A colour of any notation as red, green and blue. */
function channels(colour: string): [number, number, number] {
  const context = new OffscreenCanvas(1, 1).getContext('2d')!;
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
  return [red!, green!, blue!];
}

function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours (WCAG 2.2), 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Text on the accent, links and captions of one preview. Its tokens are resolved by elements in its own style. */
export function measure(chat: HTMLElement): Measured[] {
  const probe = document.createElement('span');
  chat.shadowRoot!.append(probe);
  const resolve = (token: string) => {
    probe.style.setProperty('color', `var(${token})`);
    return getComputedStyle(probe).color;
  };
  const pair = (what: string, text: string, behind: string) => ({
    what,
    ratio: contrast(resolve(text), resolve(behind)),
  });
  const found = [
    pair('Text on the accent', '--_on-accent', '--_accent'),
    pair('Links and citations', '--_accent-t', '--_surface'),
    pair('Text', '--_t1', '--_surface'),
    pair('Text in the bubble', '--_t1', '--_accent-s'),
    pair('Captions', '--_t3', '--_surface'),
  ];
  probe.remove();
  return found;
}
