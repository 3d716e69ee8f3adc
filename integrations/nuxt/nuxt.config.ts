export default defineNuxtConfig({
  telemetry: false,
  vue: { compilerOptions: { isCustomElement: (tag) => tag === 'agent-chat' } },
});
