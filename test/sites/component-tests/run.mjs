// `npm run test:component-tests [-- name …]`: the examples of docs/testing.md, each installed from npm with the packed widget and run in Chromium by its own
// test runner; Storybook is built, and its stories are opened. Needs the npm registry.
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { build } from '../../../.ci/build.mjs';
import { CHROMIUM_FLAGS, ensureChromium } from '../../../.ci/chromium.mjs';
import { Installation, Tally, versionOf } from '../install.mjs';
import { serveFiles } from '../serve.mjs';

/** `proves`: what the runner prints when its one test has passed; `node`: a version of Node that it needs. */
const EXAMPLES = [
  { app: 'vitest', runner: 'vitest', proves: /Tests\s+1 passed/ },
  { app: 'web-test-runner', runner: '@web/test-runner', proves: /1 passed, 0 failed/ },
  { app: 'playwright', runner: '@playwright/test', proves: /1 passed/ },
  {
    app: 'storybook',
    runner: 'storybook',
    node: '22',
    stories: {
      searching: 'Searching',
      answered: 'Every two months',
      failed: 'could not be answered',
      offline: 'offline',
    },
  },
];
/** Longest wait for a story, in ms. */
const STORY_MS = 60_000;

const CHROMIUM = ensureChromium();
const wanted = process.argv.slice(2);
const examples = EXAMPLES.filter(({ app }) => wanted.length === 0 || wanted.includes(app));
const tally = new Tally();
tally.total.skipped = EXAMPLES.length - examples.length;
const installation = new Installation();
try {
  await build({ names: ['package'], log: () => {} });
  for (const example of examples) await tally.check(`component tests with ${example.app}`, () => tryOut(example));
} finally {
  installation.remove();
}
process.exit(tally.end());

async function tryOut({ app, runner, proves, node, stories }) {
  const env = { ...installation.env(node), CHROMIUM, NO_COLOR: '1', PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' };
  const place = installation.install(`component-tests/${app}`, { '@agent-chat/widget': 'widget' }, env);
  const output = installation.run(place, 'npm', ['test'], env);
  const seen = stories ? await openStories(join(place, 'dist'), stories) : proves.exec(output)?.[0];
  if (!seen) throw new Error(`it printed nothing like ${proves}:\n${output}`);
  return `${seen}; ${versionOf(place, runner)}`;
}

/** Every story says its words. */
async function openStories(dist, stories) {
  const served = await serveFiles(dist);
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage();
    for (const [name, words] of Object.entries(stories)) {
      await page.goto(`${served.origin}/iframe.html?id=chat--${name}&viewMode=story`);
      await page.getByText(words).first().waitFor({ timeout: STORY_MS });
    }
    return `${Object.keys(stories).length} stories`;
  } finally {
    await browser.close();
    served.close();
  }
}
