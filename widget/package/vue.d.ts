// `import { AgentChat } from '@agent-chat/widget/vue'`: the elements as components of Vue 3.
// `import type {} from '@agent-chat/widget/vue'`: the elements in templates and JSX. Set `isCustomElement` of Vue's compiler for these
// tags; `@agent-chat-open` in a template is `onAgentChatOpen` here.
import type { HTMLAttributes, ReservedProps } from 'vue';
import type { Handlers, Methods, Properties, Tag } from './elements.js';

type PropsOf<T extends Tag> = Properties<HTMLElementTagNameMap[T]> & Handlers<T> & HTMLAttributes & ReservedProps;
type Components = { [Name in Tag]: new () => { $props: PropsOf<Name> } };
type WidgetElements = { [Name in Tag]: PropsOf<Name> };

declare module 'vue' {
  interface GlobalComponents extends Components {}
}

declare module 'vue/jsx-runtime' {
  namespace JSX {
    interface IntrinsicElements extends WidgetElements {}
  }
}

/** A template ref has the methods of the element, which is its `$el`. */
type Component<T extends Tag, E extends HTMLElement = HTMLElementTagNameMap[T]> = new () => Methods<E> & {
  $props: PropsOf<T>;
  $el: E;
  $slots: { default?(): unknown };
};

export const AgentChat: Component<'agent-chat'>;
export const SourceCitation: Component<'source-citation'>;
export const SourcesPanel: Component<'sources-panel'>;
export const ToolGroup: Component<'tool-group'>;
export const WebSearchBlock: Component<'web-search-block'>;
