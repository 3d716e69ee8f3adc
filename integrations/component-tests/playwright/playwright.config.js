import { defineConfig } from '@playwright/test';

const launchOptions = { executablePath: process.env.CHROMIUM, args: ['--no-sandbox'] };

export default defineConfig({
  webServer: { command: 'npx vite --host 127.0.0.1 --port 4977 --strictPort', url: 'http://127.0.0.1:4977' },
  use: { baseURL: 'http://127.0.0.1:4977', launchOptions },
});
