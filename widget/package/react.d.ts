// `import type {} from '@agent-chat/widget/react'`: the elements in JSX (React 19, which sets properties and listens to
// custom events by `on` and the event's name).
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { EventDetails, Properties, Tag } from './elements.js';

type Listeners = { [Name in keyof EventDetails as `on${Name}`]?: (event: CustomEvent<EventDetails[Name]>) => void };
type PropsOf<E extends HTMLElement> = DetailedHTMLProps<HTMLAttributes<E>, E> & Properties<E> & Listeners;
type WidgetElements = { [Name in Tag]: PropsOf<HTMLElementTagNameMap[Name]> };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends WidgetElements {}
  }
}
