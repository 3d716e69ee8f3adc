// What the API's libraries have for other uses than ours is left out of the build: half a megabyte. Reaching such a part throws an
// error that names it; a part that no library loads any more fails the build, so that this list stays true.

/** `module`: the end of a path in node_modules; `source`: the text in its place, an error if left out. */
const UNUSED = [
  // @fastify/static lists the files of a folder for `wildcard: false` alone.
  { module: 'glob/dist/commonjs/index.min.js' },
  // Types of the demo, the gallery and the widget are among the standard ones, but that of a favicon.
  {
    module: 'mime/types/other.js',
    source: "module.exports = { 'image/vnd.microsoft.icon': ['ico'] };",
  },
  // Requests and sockets without a network, for tests.
  { module: 'light-my-request/index.js' },
  { module: 'duplexify/index.js' },
  // Logs are written by this process.
  { module: 'thread-stream/index.js' },
  // A second kind of schema.
  { module: 'ajv/dist/jtd.js' },
  // undici as a client of services has neither mocks, caches, sockets nor cookies here.
  { module: 'undici/lib/mock/mock-agent.js' },
  { module: 'undici/lib/mock/mock-call-history.js' },
  { module: 'undici/lib/mock/mock-client.js' },
  { module: 'undici/lib/mock/mock-errors.js' },
  { module: 'undici/lib/mock/mock-pool.js' },
  { module: 'undici/lib/mock/snapshot-agent.js' },
  { module: 'undici/lib/cache/memory-cache-store.js' },
  { module: 'undici/lib/cache/sqlite-cache-store.js' },
  { module: 'undici/lib/interceptor/cache.js' },
  { module: 'undici/lib/interceptor/decompress.js' },
  { module: 'undici/lib/interceptor/deduplicate.js' },
  { module: 'undici/lib/interceptor/dns.js' },
  { module: 'undici/lib/interceptor/dump.js' },
  { module: 'undici/lib/interceptor/redirect.js' },
  { module: 'undici/lib/interceptor/response-error.js' },
  { module: 'undici/lib/interceptor/retry.js' },
  { module: 'undici/lib/dispatcher/balanced-pool.js' },
  // HTTP/2 is used where `allowH2` asks for it, which nothing does.
  { module: 'undici/lib/dispatcher/client-h2.js' },
  { module: 'undici/lib/dispatcher/env-http-proxy-agent.js' },
  { module: 'undici/lib/dispatcher/h2c-client.js' },
  { module: 'undici/lib/dispatcher/proxy-agent.js' },
  { module: 'undici/lib/dispatcher/retry-agent.js' },
  { module: 'undici/lib/dispatcher/round-robin-pool.js' },
  { module: 'undici/lib/dispatcher/socks5-proxy-agent.js' },
  { module: 'undici/lib/handler/decorator-handler.js' },
  { module: 'undici/lib/handler/redirect-handler.js' },
  { module: 'undici/lib/handler/retry-handler.js' },
  { module: 'undici/lib/web/cookies/index.js' },
  { module: 'undici/lib/web/eventsource/eventsource.js' },
  { module: 'undici/lib/web/websocket/events.js' },
  { module: 'undici/lib/web/websocket/stream/websocketerror.js' },
  { module: 'undici/lib/web/websocket/stream/websocketstream.js' },
  { module: 'undici/lib/web/websocket/websocket.js' },
  // The engine reads the chunks of a completion itself, and calls no other service of the library.
  { module: 'openai/lib/AssistantStream.mjs' },
  { module: 'openai/lib/ChatCompletionRunner.mjs' },
  { module: 'openai/lib/ChatCompletionStream.mjs' },
  { module: 'openai/lib/ChatCompletionStreamingRunner.mjs' },
  { module: 'openai/lib/responses/ResponseStream.mjs' },
  { module: 'openai/azure.mjs' },
  { module: 'openai/bedrock.mjs' },
];

/** @returns {import('vite').Plugin} */
export function leaveOutUnused() {
  const missing = new Set(UNUSED.map(({ module }) => module));
  return {
    name: 'leave-out-unused',
    enforce: 'pre',
    transform(code, id) {
      const path = id.replaceAll('\\', '/');
      const part = UNUSED.find(({ module }) => path.endsWith(`/node_modules/${module}`));
      if (!part) return null;
      missing.delete(part.module);
      return { code: part.source ?? refusal(part.module, code), map: { mappings: '' } };
    },
    buildEnd(error) {
      if (!error && missing.size > 0)
        this.error(`No library loads ${[...missing].join(', ')} any more: adapt leave-out-unused.mjs.`);
    },
  };
}

/** A module whose exports are functions and classes that throw. */
function refusal(module, code) {
  const leftOut = `function LeftOut() { throw new Error(${JSON.stringify(`${module} is left out of the build.`)}); }`;
  if (!module.endsWith('.mjs'))
    return `${leftOut}\nmodule.exports = new Proxy(LeftOut, { get: (target, key) => target[key] ?? LeftOut });`;
  const names = [...code.matchAll(/^export (?:async )?(?:class|const|function) (\w+)/gm)].map(([, name]) => name);
  return `${leftOut}\nexport { ${names.map((name) => `LeftOut as ${name}`).join(', ')} };`;
}
