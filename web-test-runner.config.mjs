import { esbuildPlugin } from '@web/dev-server-esbuild';
import { chromeLauncher } from '@web/test-runner-chrome';

/** Element tests run in Debian's Chromium (CHROMIUM names another one); TypeScript is stripped per file by esbuild. */
export default {
  files: ['test/widget/**/*.test.ts'],
  nodeResolve: { exportConditions: ['production', 'browser', 'development'] },
  concurrency: 2,
  testFramework: { config: { timeout: 20_000 } },
  plugins: [esbuildPlugin({ ts: true, target: 'es2022', tsconfig: new URL('./tsconfig.json', import.meta.url).pathname })],
  browsers: [
    chromeLauncher({
      launchOptions: {
        executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
        args: [
          '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
          '--disable-component-update', '--disable-sync', '--disable-dev-shm-usage',
        ],
      },
    }),
  ],
  middleware: [],
};
