// Draws every state from its recorded log. `?state=<id>` shows one alone; `&theme=`, `&dir=`, `&lang=`, `&width=`, `&layout=`
// set the options, for tests and for developers.
import '../../widget/index.ts';
import {
  type ConversationEvent,
  collectSources,
  groupBlocks,
  isSourceGroup,
  reduceEvents,
} from '../../protocol/index.ts';
import { toShownSources } from '../../widget/chat/sources/shown-sources.ts';
import { betweenScenes } from './between-scenes.ts';
import { partScenes } from './part-scenes.ts';
import { eventsOf, type GalleryState, states } from './states.ts';

const logs = import.meta.glob<string>('../../test/fixtures/runs/*.events.jsonl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const options = new URLSearchParams(location.search);
const site = {
  agent: {
    name: 'Alder assistant',
    greeting: 'Hello! Ask me about our machines, grinders, warranty, shipping or returns.',
    suggestions: ['Is my machine covered if it loses steam after eight months?', 'How often should I descale?'],
  },
};

function logOf(name: string): ConversationEvent[] {
  const text = logs[`../../test/fixtures/runs/${name}.events.jsonl`];
  if (text === undefined) throw new Error(`There is no recorded run ${name}.`);
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as ConversationEvent);
}

function draw(state: GalleryState): HTMLElement {
  const section = document.createElement('section');
  section.id = state.id;
  const title = document.createElement('h2');
  title.textContent = state.title;
  const stage = document.createElement('div');
  stage.className = state.element || state.isPart ? 'stage alone' : 'stage';
  const events = state.events?.() ?? (state.run ? eventsOf(state, logOf(state.run)) : []);
  const element = state.isPart
    ? { ...partScenes, ...betweenScenes }[state.id]!()
    : state.element
      ? drawAlone(state.element, events)
      : drawChat(events);
  const lang = options.get('lang') || state.lang || 'en';
  element.setAttribute('lang', lang);
  stage.append(element);
  section.append(title, stage);
  return section;
}

function drawChat(events: readonly ConversationEvent[]): HTMLElement {
  const chat = document.createElement('agent-chat');
  chat.layout = (options.get('layout') as 'inline' | null) ?? 'inline';
  chat.theme = (options.get('theme') as 'light' | null) ?? 'auto';
  chat.siteInfo = site as NonNullable<typeof chat.siteInfo>;
  chat.events = events;
  return chat;
}

/** One element from plain properties, as a developer who composes them would. */
function drawAlone(tag: NonNullable<GalleryState['element']>, events: readonly ConversationEvent[]): HTMLElement {
  const { blocks, run } = reduceEvents(events);
  if (tag === 'tool-group') {
    const element = document.createElement('tool-group');
    const group = groupBlocks(blocks, run !== null).find((entry) => entry.type === 'group');
    return Object.assign(element, { group, live: run !== null, open: true });
  }
  if (tag === 'sources-panel') {
    const groups = toShownSources(collectSources(blocks), blocks);
    return Object.assign(document.createElement('sources-panel'), { groups, open: true });
  }
  const step = blocks.find((block) => block.type === 'tool_use' && isSourceGroup(block.artifact));
  const found = step?.type === 'tool_use' && isSourceGroup(step.artifact) ? step.artifact : { query: '', sources: [] };
  return Object.assign(document.createElement('web-search-block'), {
    query: found.query,
    sources: found.sources,
    status: 'success',
    open: true,
  });
}

function apply(): void {
  const root = document.documentElement;
  const theme = options.get('theme') ?? 'auto';
  root.dir = options.get('dir') ?? 'ltr';
  if (theme === 'auto') delete root.dataset.theme;
  else root.dataset.theme = theme;
  root.style.setProperty('--state-width', `${Number(options.get('width')) || 400}px`);
  const wanted = options.get('state');
  const shown = wanted ? states.filter((state) => state.id === wanted) : states;
  document.querySelector('#states')?.replaceChildren(...shown.map(draw));
}

const form = document.querySelector<HTMLFormElement>('#options');
for (const select of form?.querySelectorAll('select') ?? []) select.value = options.get(select.name) ?? select.value;
form?.addEventListener('change', () => {
  for (const [name, value] of new FormData(form)) options.set(name, String(value));
  history.replaceState(null, '', `?${options}`);
  apply();
});
apply();
