import { defineConfig } from 'vite';

export default defineConfig({ esbuild: { jsx: 'automatic' }, oxc: { jsx: { runtime: 'automatic' } } });
