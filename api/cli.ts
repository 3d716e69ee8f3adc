#!/usr/bin/env node
// `agent-chat <address>` and `agent-chat <command>`: the entry point for people and scripts. Chooses the command and its exit code.
import { isAddress } from './commands/address/site-address.ts';
import { EXIT, type Given, helpOf, readCommandLine, UsageError } from './commands/command-line.ts';
import { ADDRESS_SPEC, type CommandName, overview, SPECS } from './commands/specs.ts';
import { requireNode } from './require-node.mjs';

type Command = (given: Given) => Promise<unknown>;

/** Imported on demand: the server is large. */
const COMMANDS: Readonly<Record<CommandName, Command>> = {
  start: async (given) => (await import('./serve-commands.ts')).start(given),
  init: async (given) => (await import('./commands/init.ts')).init(given),
  index: async (given) => (await import('./commands/index-site.ts')).indexSite(given),
  check: async (given) => (await import('./commands/check/check.ts')).check(given),
  doctor: async (given) => {
    const { packageVersion } = await import('./package-folder.ts');
    await (await import('./commands/doctor/doctor.ts')).doctor(given, packageVersion());
  },
  backup: async (given) => {
    const { packageVersion } = await import('./package-folder.ts');
    await (await import('./commands/backup/backup.ts')).backup(given, packageVersion());
  },
  restore: async (given) => (await import('./commands/backup/restore.ts')).restore(given),
  'admin-key': async (given) => (await import('./commands/admin-key.ts')).adminKey(given),
};

requireNode();
await run(process.argv.slice(2)).catch((error: unknown) => {
  // Prints one line with what to do; a stack does not help to correct a setting.
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(error instanceof UsageError ? EXIT.wrongUse : EXIT.failed);
});

async function run([name = '--help', ...args]: readonly string[]): Promise<void> {
  if (name === '--help' || name === '-h' || name === 'help') {
    console.log(overview());
    return;
  }
  if (name === '--version' || name === '-v') {
    console.log((await import('./package-folder.ts')).packageVersion());
    return;
  }
  if (Object.hasOwn(SPECS, name)) {
    const command = name as CommandName;
    if (wantsHelp(args)) console.log(helpOf(command, SPECS[command]));
    else await COMMANDS[command](readCommandLine(command, SPECS[command], args));
    return;
  }
  if (!isAddress(name)) throw new UsageError(`There is no command ${name}.\n\n${overview()}`);
  if (wantsHelp(args)) {
    console.log(helpOf('<address>', ADDRESS_SPEC));
    return;
  }
  const given = readCommandLine('<address>', ADDRESS_SPEC, args);
  await (await import('./serve-commands.ts')).tryAddress(name, given);
}

function wantsHelp(args: readonly string[]): boolean {
  return args.includes('--help') || args.includes('-h');
}
