// `import type {} from '@agent-chat/widget/react'`: the elements in JSX (React 19, which sets properties and listens to
// custom events by `on` and the event's name).
import type { LitElement } from 'lit';
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type {} from './types/widget/elements/source-citation/define.js';
import type {} from './types/widget/elements/sources-panel/define.js';
import type {} from './types/widget/elements/tool-group/define.js';
import type {} from './types/widget/elements/web-search-block/define.js';
import type {} from './types/widget/index.js';
import type { WidgetEventDetails } from './types/widget/shared/events.js';

type Properties<E> = {
  [K in keyof E as K extends keyof LitElement ? never : E[K] extends (...args: never[]) => unknown ? never : K]?: E[K];
};
type Listeners = {
  [Name in keyof WidgetEventDetails as `on${Name}`]?: (event: CustomEvent<WidgetEventDetails[Name]>) => void;
};
type PropsOf<E extends HTMLElement> = DetailedHTMLProps<HTMLAttributes<E>, E> & Properties<E> & Listeners;
type Tag =
  | 'agent-chat'
  | 'agent-chat-composer'
  | 'agent-chat-launcher'
  | 'agent-chat-log'
  | 'source-citation'
  | 'sources-panel'
  | 'tool-group'
  | 'web-search-block';
type WidgetElements = { [Name in Tag]: PropsOf<HTMLElementTagNameMap[Name]> };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends WidgetElements {}
  }
}
