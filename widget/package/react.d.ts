// `import { AgentChat } from '@agent-chat/widget/react'`: the elements as components, for React 18 and later.
// `import type {} from '@agent-chat/widget/react'`: the elements in JSX (React 19, which sets properties and listens to custom events
// by `on` and the event's name).
import type { DetailedHTMLProps, ForwardRefExoticComponent, HTMLAttributes, RefAttributes } from 'react';
import type { EventDetails, Handlers, Properties, Tag } from './elements.js';

type Listeners = { [Name in keyof EventDetails as `on${Name}`]?: (event: CustomEvent<EventDetails[Name]>) => void };
type PropsOf<E extends HTMLElement> = DetailedHTMLProps<HTMLAttributes<E>, E> & Properties<E> & Listeners;
type WidgetElements = { [Name in Tag]: PropsOf<HTMLElementTagNameMap[Name]> };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends WidgetElements {}
  }
}

type Component<E extends HTMLElement> = ForwardRefExoticComponent<
  Properties<E> & Handlers & Omit<HTMLAttributes<E>, keyof Properties<E>> & RefAttributes<E>
>;

export const AgentChat: Component<HTMLElementTagNameMap['agent-chat']>;
export const SourceCitation: Component<HTMLElementTagNameMap['source-citation']>;
export const SourcesPanel: Component<HTMLElementTagNameMap['sources-panel']>;
export const ToolGroup: Component<HTMLElementTagNameMap['tool-group']>;
export const WebSearchBlock: Component<HTMLElementTagNameMap['web-search-block']>;
