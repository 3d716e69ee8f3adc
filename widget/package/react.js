// The elements as components of React 18 and later: properties are set as properties, events are handlers with React's names.
// What each element has comes from custom-elements.json (elements.js). Can be imported and rendered on a server.
import { createElement, forwardRef, useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import './agent-chat.js';
import { ELEMENTS } from './elements.js';

/** React warns of layout effects on a server. */
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

export const AgentChat = wrap('agent-chat');
export const SourceCitation = wrap('source-citation');
export const SourcesPanel = wrap('sources-panel');
export const ToolGroup = wrap('tool-group');
export const WebSearchBlock = wrap('web-search-block');

function wrap(tag) {
  const { properties, events } = ELEMENTS[tag];
  const listeners = events.map((event) => [toPascal(`on-${event}`, 'o'), event]);
  const own = new Set([...properties, ...listeners.map(([handler]) => handler)]);
  const Component = forwardRef((props, ref) => {
    const element = useRef(null);
    const latest = useRef(props);
    /** Values that the element had by itself, of properties that are set now. */
    const defaults = useRef(new Map());
    useImperativeHandle(ref, () => element.current, []);
    useBeforePaint(() => {
      const gone = new AbortController();
      for (const [handler, event] of listeners)
        element.current.addEventListener(event, (fired) => latest.current[handler]?.(fired), { signal: gone.signal });
      return () => gone.abort();
    }, []);
    useBeforePaint(() => {
      latest.current = props;
      for (const name of properties) {
        if (props[name] !== undefined) {
          if (!defaults.current.has(name)) defaults.current.set(name, element.current[name]);
          element.current[name] = props[name];
        } else if (defaults.current.has(name)) {
          element.current[name] = defaults.current.get(name);
          defaults.current.delete(name);
        }
      }
    });
    // React before 19 writes `classname` for the class of a custom element.
    const rest = Object.entries(props).flatMap(([name, value]) =>
      own.has(name) ? [] : [[name === 'className' ? 'class' : name, value]],
    );
    return createElement(tag, { ...Object.fromEntries(rest), ref: element });
  });
  Component.displayName = toPascal(tag);
  return Component;
}

/** `agent-chat-open` is `AgentChatOpen`; `first`: the first letter. */
function toPascal(name, first = name[0].toUpperCase()) {
  return first + name.slice(1).replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}
