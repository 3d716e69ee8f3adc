// `import type {} from '@agent-chat/widget/vue'`: the elements in templates and JSX of Vue 3. Set `isCustomElement` of Vue's
// compiler for these tags; `@agent-chat-open` in a template is `onAgentChatOpen` here.
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
