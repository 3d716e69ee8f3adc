// `import type {} from '@agent-chat/widget/vue'`: the elements in templates and JSX of Vue 3. Set `isCustomElement` of Vue's
// compiler for these tags; `@agent-chat-open` in a template is `onAgentChatOpen` here.
import type { HTMLAttributes, ReservedProps } from 'vue';
import type { EventDetails, Properties, Tag } from './elements.js';

type Pascal<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${Pascal<Rest>}`
  : Capitalize<Name>;
type Listeners = {
  [Name in keyof EventDetails as `on${Pascal<Name & string>}`]?: (event: CustomEvent<EventDetails[Name]>) => void;
};
type PropsOf<E> = Properties<E> & Listeners & HTMLAttributes & ReservedProps;
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
