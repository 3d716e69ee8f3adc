// The compiler has to know which tags are elements of the browser.
import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

const isCustomElement = (tag) => tag === 'agent-chat';

export default defineConfig({ plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] });
