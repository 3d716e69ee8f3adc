import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const launchOptions = { executablePath: process.env.CHROMIUM, args: ['--no-sandbox'] };

export default defineConfig({
  optimizeDeps: { include: ['@agent-chat/widget', '@agent-chat/widget/testing'] },
  test: {
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
