// `import { AgentChat } from '@agent-chat/widget/vue'`: the elements as components of Vue 3.
// `import type {} from '@agent-chat/widget/vue'`: the elements in templates and JSX. Set `isCustomElement` of Vue's compiler for these
// tags; `@agent-chat-open` in a template is `onAgentChatOpen` here.
import type { HTMLAttributes, ReservedProps } from 'vue';
import type { Handlers, Properties, Tag } from './elements.js';

type PropsOf<E> = Properties<E> & Handlers & HTMLAttributes & ReservedProps;
type Components = { [Name in Tag]: new () => { $props: PropsOf<HTMLElementTagNameMap[Name]> } };
type WidgetElements = { [Name in Tag]: PropsOf<HTMLElementTagNameMap[Name]> };

declare module 'vue' {
  interface GlobalComponents extends Components {}
}

declare module 'vue/jsx-runtime' {
  namespace JSX {
    interface IntrinsicElements extends WidgetElements {}
  }
}

/** `$el` is the element, with its methods. */
type Component<E> = new () => { $props: PropsOf<E>; $el: E; $slots: { default?(): unknown } };

export const AgentChat: Component<HTMLElementTagNameMap['agent-chat']>;
export const SourceCitation: Component<HTMLElementTagNameMap['source-citation']>;
export const SourcesPanel: Component<HTMLElementTagNameMap['sources-panel']>;
export const ToolGroup: Component<HTMLElementTagNameMap['tool-group']>;
export const WebSearchBlock: Component<HTMLElementTagNameMap['web-search-block']>;
