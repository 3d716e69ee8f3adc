// The page on which an owner chooses look, place and words, with the real element beside it in both themes. Nothing leaves the page.
import '../../../widget/index.ts';
import type { AgentChat } from '../../../widget/elements/agent-chat/agent-chat.ts';
import { languages } from '../../../widget/shared/strings/strings.ts';
import { EventLog } from '../event-log.ts';
import { type Choices, cssOf, DEFAULTS, propertiesOf, settingsOf, tagOf } from './choices.mjs';
import { measure } from './contrast.ts';

/** The least contrast of text (WCAG 2.2 AA). */
const LEAST_CONTRAST = 4.5;

const form = document.querySelector<HTMLFormElement>('#choices')!;
const find = <E extends Element>(selector: string) => document.querySelector<E>(selector)!;
const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
const prompts: Record<string, string[]> = {};
const greetings: Record<string, string> = {};
const sample = new EventLog()
  .asks('How often should I descale?')
  .says(
    'Every **two months**, with the [guide](https://example.com/guides/descaling).\n\n| Water | Months |\n| --- | --: |\n| soft | 4 |\n| hard | 2 |\n\n```js\nconst months = hard ? 2 : 4;\n```',
  )
  .ends().events;

const chats = (['light', 'dark'] as const).map((theme) => {
  const chat = document.createElement('agent-chat');
  chat.layout = 'inline';
  chat.theme = theme;
  find(`.stage.${theme}`).append(chat);
  return chat;
});
/** In its place in the page, where that is over the page. */
let placed: AgentChat | null = null;

function choices(): Choices {
  return {
    accent: field('accent').value,
    radius: Number(field('radius').value),
    density: Number(field('density').value),
    size: Number(field('size').value),
    font: field('font').value,
    layout: field('layout').value,
    theme: field('theme').value,
    name: field('name').value.trim(),
    greetings,
    prompts,
  };
}

function siteInfo({ name }: Choices): NonNullable<AgentChat['siteInfo']> {
  const language = field('language').value;
  return {
    agent: {
      name: name || 'Example assistant',
      greeting: greetings[language] || undefined,
      suggestions: prompts[language] ?? [],
    },
  } as NonNullable<AgentChat['siteInfo']>;
}

function dress(chat: AgentChat, chosen: Choices): void {
  for (const name of ['accent', 'font', 'font-size', 'radius', 'density'])
    chat.style.removeProperty(`--agent-chat-${name}`);
  for (const [name, value] of propertiesOf(chosen)) chat.style.setProperty(name, value);
  chat.siteInfo = siteInfo(chosen);
  chat.lang = field('language').value;
}

function place(chosen: Choices): void {
  const isOver = chosen.layout === 'floating' || chosen.layout === 'side';
  if (!isOver || placed?.layout !== chosen.layout) placed?.remove();
  if (!isOver) placed = null;
  else if (placed?.layout !== chosen.layout) {
    placed = document.createElement('agent-chat');
    placed.layout = chosen.layout as AgentChat['layout'];
    placed.events = sample;
    document.body.append(placed);
  }
  if (!placed) return;
  placed.theme = chosen.theme as AgentChat['theme'];
  dress(placed, chosen);
}

async function update(): Promise<void> {
  for (const input of form.querySelectorAll<HTMLInputElement>('input[type="range"]'))
    input.nextElementSibling!.textContent = input.value;
  const chosen = choices();
  const scene = find<HTMLInputElement>('[name="scene"]:checked').value;
  for (const chat of chats) {
    chat.events = scene === 'answer' ? sample : [];
    dress(chat, chosen);
  }
  place(chosen);
  find('#tag').textContent = tagOf(chosen, 'https://chat.example.com');
  find('#css').textContent = cssOf(chosen) || '/* the defaults need none */';
  find('#settings').textContent = settingsOf(chosen) || '/* the defaults need none */';
  await Promise.all(chats.map((chat) => chat.updateComplete));
  showContrast();
}

function showContrast(): void {
  const [light, dark] = chats.map(measure);
  const rows = light!.map(({ what, ratio }, at) => [what, ratio, dark![at]!.ratio] as const);
  find('#contrast tbody').replaceChildren(
    ...rows.map(([what, ...ratios]) => {
      const row = document.createElement('tr');
      const head = Object.assign(document.createElement('th'), { scope: 'row', textContent: what });
      const cells = ratios.map((ratio) =>
        Object.assign(document.createElement('td'), {
          textContent: ratio.toFixed(1),
          className: ratio < LEAST_CONTRAST ? 'low' : '',
        }),
      );
      row.append(head, ...cells);
      return row;
    }),
  );
  const low = rows.filter(([, ...ratios]) => ratios.some((ratio) => ratio < LEAST_CONTRAST));
  find('#verdict').textContent =
    low.length === 0
      ? `All texts have a contrast of ${LEAST_CONTRAST} or more.`
      : `Too little: ${low.map(([what]) => what).join(', ')}.`;
}

function reset(): void {
  for (const [name, value] of Object.entries(DEFAULTS))
    if (typeof value !== 'object') field(name).value = String(value);
  for (const texts of [prompts, greetings]) for (const language of Object.keys(texts)) delete texts[language];
  for (const name of ['prompts', 'greeting']) field(name).value = '';
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' });
field('language').append(
  ...languages.map((code) =>
    Object.assign(document.createElement('option'), { value: code, textContent: languageNames.of(code) }),
  ),
);
reset();
form.addEventListener('input', ({ target }) => {
  const language = field('language').value;
  if (target === field('language')) {
    field('prompts').value = (prompts[language] ?? []).join('\n');
    field('greeting').value = greetings[language] ?? '';
  } else if (target === field('greeting')) greetings[language] = field('greeting').value.trim();
  else if (target === field('prompts'))
    prompts[language] = field('prompts')
      .value.split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
  void update();
});
form.addEventListener('reset', (event) => {
  event.preventDefault();
  reset();
  void update();
});
find('#previews').addEventListener('change', () => void update());
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copies]'))
  button.addEventListener('click', () => {
    void navigator.clipboard.writeText(find(`#${button.dataset.copies}`).textContent!);
  });
void update();
