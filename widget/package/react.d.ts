// `import { AgentChat } from '@agent-chat/widget/react'`: the elements as components, for React 18 and later.
// `import type {} from '@agent-chat/widget/react'`: the elements in JSX (React 19, which sets properties and listens to custom events
// by `on` and the event's name).
import type { DetailedHTMLProps, ForwardRefExoticComponent, HTMLAttributes, RefAttributes } from 'react';
import type { EventDetails, Handlers, Properties, Tag } from './elements.js';

type Listeners<T extends Tag> = {
  [Name in keyof EventDetails<T> as `on${Name}`]?: (event: CustomEvent<EventDetails<T>[Name]>) => void;
};
type PropsOf<E extends HTMLElement> = DetailedHTMLProps<HTMLAttributes<E>, E> & Properties<E>;
type WidgetElements = { [Name in Tag]: PropsOf<HTMLElementTagNameMap[Name]> & Listeners<Name> };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends WidgetElements {}
  }
}

type Component<T extends Tag, E extends HTMLElement = HTMLElementTagNameMap[T]> = ForwardRefExoticComponent<
  Properties<E> & Handlers<T> & Omit<HTMLAttributes<E>, keyof Properties<E>> & RefAttributes<E>
>;

export const AgentChat: Component<'agent-chat'>;
export const SourceCitation: Component<'source-citation'>;
export const SourcesPanel: Component<'sources-panel'>;
export const ToolGroup: Component<'tool-group'>;
export const WebSearchBlock: Component<'web-search-block'>;
