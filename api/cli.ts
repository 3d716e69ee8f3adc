#!/usr/bin/env node
// `agent-chat <command>`: the entry point for people and scripts. Reads the command and passes on the other arguments.

import { requireNode } from './require-node.mjs';

const HELP = `Use: agent-chat <command>

  start                          serves the chat; the same as npm start in a clone
  index <sitemap-url> [site]     crawls a site into the index, shows how it goes, and ends
  admin-key [--new]              prints the admin key; --new replaces it, also while the server runs

Settings are read from the environment and agent-chat.config.json, as the server reads them.`;

type Command = (args: readonly string[]) => Promise<unknown>;

/** Imported on demand: the server is large, and importing it starts it. */
const COMMANDS: Readonly<Record<string, Command>> = {
  start: () => import('./main.ts'),
  index: async (args) => (await import('./commands/index-site.ts')).indexSite(args),
  'admin-key': async (args) => (await import('./commands/admin-key.ts')).adminKey(args),
};

requireNode();
await run(process.argv.slice(2)).catch((error: unknown) => {
  // Prints one line with what to do; a stack does not help to correct a setting.
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});

async function run([name = '--help', ...args]: readonly string[]): Promise<void> {
  if (name === '--help' || name === '-h' || name === 'help') {
    console.log(HELP);
    return;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new Error(`There is no command ${name}.\n\n${HELP}`);
  await command(args);
}
