// The elements as frameworks see them: properties, attributes and events by tag. react.d.ts, vue.d.ts and svelte.d.ts use it.
import type { LitElement } from 'lit';
import type {} from './types/widget/elements/source-citation/define.js';
import type {} from './types/widget/elements/sources-panel/define.js';
import type {} from './types/widget/elements/tool-group/define.js';
import type {} from './types/widget/elements/web-search-block/define.js';
import type {} from './types/widget/index.js';
import type { WidgetEventDetails } from './types/widget/shared/events.js';

export type Tag = 'agent-chat' | 'source-citation' | 'sources-panel' | 'tool-group' | 'web-search-block';

/** The element's own properties, without methods and what every element of Lit has. */
export type Properties<E> = {
  [K in keyof E as K extends keyof LitElement ? never : E[K] extends (...args: never[]) => unknown ? never : K]?: E[K];
};

/** Details of events by name; see custom-elements.json for the element that fires each. */
export type EventDetails = WidgetEventDetails;

/** `agent-chat-open` is `AgentChatOpen`. */
type Pascal<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${Pascal<Rest>}`
  : Capitalize<Name>;

/** Handlers of events: `onAgentChatOpen`. */
export type Handlers = {
  [Name in keyof EventDetails as `on${Pascal<Name & string>}`]?: (event: CustomEvent<EventDetails[Name]>) => void;
};

/** What the components of React and Vue are made from. */
export const ELEMENTS: Record<Tag, { properties: readonly string[]; events: readonly string[] }>;
