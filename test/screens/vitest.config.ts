import { defineConfig } from 'vitest/config';

/** `npm run screens` only: a thousand pictures take minutes, and what they are compared with is kept on the machine. */
export default defineConfig({
  test: { include: ['test/screens/*.screens.ts'], testTimeout: 600_000, hookTimeout: 60_000, fileParallelism: false },
});
