// The elements as components of Vue 3: properties are set as properties, events are emitted by their names.
// What each element has comes from custom-elements.json (elements.js). Can be imported and rendered on a server.
import { defineComponent, h, onMounted, ref, watch } from 'vue';
import './agent-chat.js';
import { ELEMENTS } from './elements.js';

export const AgentChat = wrap('agent-chat');
export const SourceCitation = wrap('source-citation');
export const SourcesPanel = wrap('sources-panel');
export const ToolGroup = wrap('tool-group');
export const WebSearchBlock = wrap('web-search-block');

function wrap(tag) {
  const { properties, events } = ELEMENTS[tag];
  return defineComponent({
    name: tag.replace(/(^|-)(\w)/g, (_, __, letter) => letter.toUpperCase()),
    props: properties,
    emits: events,
    setup(props, { emit, expose, slots }) {
      const element = ref(null);
      // `chat.value.open()` of a template ref, which has `$el` and the like from Vue itself.
      const methodOf = (name) => {
        const { value } = element;
        return typeof name === 'string' && typeof value?.[name] === 'function' ? value[name].bind(value) : undefined;
      };
      expose(new Proxy({}, { has: (_, name) => !!methodOf(name), get: (own, name) => methodOf(name) ?? own[name] }));
      /** Values that the element had by itself, of properties that are set now. */
      const defaults = new Map();
      const apply = () => {
        for (const name of properties) {
          if (props[name] !== undefined) {
            if (!defaults.has(name)) defaults.set(name, element.value[name]);
            // `<AgentChat expanded>` gives an empty string.
            element.value[name] = props[name] === '' && typeof defaults.get(name) === 'boolean' ? true : props[name];
          } else if (defaults.has(name)) {
            element.value[name] = defaults.get(name);
            defaults.delete(name);
          }
        }
      };
      onMounted(apply);
      watch(() => ({ ...props }), apply, { flush: 'post' });
      const listeners = events.map((event) => [
        `on${event[0].toUpperCase()}${event.slice(1)}`,
        (fired) => emit(event, fired),
      ]);
      return () => h(tag, { ref: element, ...Object.fromEntries(listeners) }, slots.default?.());
    },
  });
}
