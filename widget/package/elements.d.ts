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

/** The element's own methods. */
export type Methods<E> = {
  [K in keyof E as K extends keyof LitElement ? never : E[K] extends (...args: never[]) => unknown ? K : never]: E[K];
};

/** The events of each element: those that it fires itself, and those that elements inside it fire. As in custom-elements.json. */
type EventNames = {
  'agent-chat': keyof WidgetEventDetails;
  'source-citation': 'agent-chat-show-sources';
  'sources-panel': 'agent-chat-close-sources' | 'agent-chat-resize-sources';
  'tool-group':
    | 'agent-chat-toggle'
    | 'agent-chat-decide'
    | 'agent-chat-show-sources'
    | 'agent-chat-retry'
    | 'agent-chat-download';
  'web-search-block': 'agent-chat-toggle' | 'agent-chat-show-sources';
};

/** Details of the events of an element, by name. */
export type EventDetails<T extends Tag> = Pick<WidgetEventDetails, EventNames[T]>;

/** `agent-chat-open` is `AgentChatOpen`. */
type Pascal<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${Pascal<Rest>}`
  : Capitalize<Name>;

/** Handlers of the events of an element: `onAgentChatOpen`. */
export type Handlers<T extends Tag> = {
  [Name in EventNames[T] as `on${Pascal<Name>}`]?: (event: CustomEvent<WidgetEventDetails[Name]>) => void;
};

/** What the components of React and Vue are made from. */
export const ELEMENTS: Record<Tag, { properties: readonly string[]; events: readonly string[] }>;
