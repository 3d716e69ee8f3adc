// The example sites of integrations/: where each is, what it needs to be built and served, and what is looked at beside the question.

/**
 * `app`: folder of the site; `plugin`: folder of a package of ours that it uses. `node`: a version of Node that it needs, where that of the
 * project is too old. `dist`: folder of built files to serve; without it `start` serves on $PORT. `isDocument`: each page is a new
 * document, so that the conversation comes back instead of staying. `dark`: presses the site's switch.
 */
export const SITES = [
  {
    name: 'VitePress',
    framework: 'vitepress',
    app: 'vitepress/example',
    plugin: 'vitepress',
    dist: '.vitepress/dist',
    dark: '.VPNavBar .VPSwitchAppearance',
    ask: '.VPNavBar .agent-chat-ask',
  },
  { name: 'Next', framework: 'next', app: 'next', start: ['npx', 'next', 'start', '-H', '127.0.0.1'] },
  { name: 'React', framework: 'react', app: 'react', dist: 'dist' },
  { name: 'Vue', framework: 'vue', app: 'vue', dist: 'dist' },
  { name: 'SvelteKit', framework: '@sveltejs/kit', app: 'sveltekit', dist: 'build', node: '22' },
  { name: 'Nuxt', framework: 'nuxt', app: 'nuxt', start: ['node', '.output/server/index.mjs'], node: '22' },
  { name: 'Angular', framework: '@angular/core', app: 'angular', dist: 'dist', node: '22' },
  {
    name: 'Docusaurus',
    framework: '@docusaurus/core',
    app: 'docusaurus/example',
    plugin: 'docusaurus',
    dist: 'build',
    dark: '.navbar button[class*=toggleButton]',
    ask: '.navbar [data-agent-chat-ask]',
  },
  {
    name: 'Starlight',
    framework: '@astrojs/starlight',
    app: 'starlight/example',
    plugin: 'starlight',
    dist: 'dist',
    node: '22',
    isDocument: true,
    dark: 'starlight-theme-select select',
    ask: 'header [data-agent-chat-ask]',
  },
];
