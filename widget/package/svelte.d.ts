// `import type {} from '@agent-chat/widget/svelte'`: the elements in templates of Svelte 5 (`onagent-chat-open`) and 4
// (`on:agent-chat-open`).
import type { HTMLAttributes } from 'svelte/elements';
import type { EventDetails, Properties, Tag } from './elements.js';

type Listeners<T extends Tag> = {
  [Name in keyof EventDetails<T> as `on${Name}` | `on:${Name}`]?: (event: CustomEvent<EventDetails<T>[Name]>) => void;
};
type WidgetElements = {
  [Name in Tag]: Properties<HTMLElementTagNameMap[Name]> &
    Listeners<Name> &
    HTMLAttributes<HTMLElementTagNameMap[Name]>;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends WidgetElements {}
}
