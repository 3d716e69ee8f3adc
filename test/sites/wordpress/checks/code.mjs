// The plugin's PHP without WordPress: its syntax here and in PHP 7.4, the coding standard, and tests of its parts.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../../install.mjs';

const PLUGIN = join(root, 'integrations/wordpress/agent-chat');
/** The parser that knows the syntax of each version of PHP, from npm. */
const PARSER = 'php-parser@3.7.0';

export async function checkCode({ tally, machine }) {
  const files = readdirSync(PLUGIN, { recursive: true })
    .filter((name) => name.endsWith('.php'))
    .map((name) => join(PLUGIN, name));
  await tally.check('PHP reads every file, and the parts pass their own tests', () => {
    for (const path of files) run('php', ['-l', path]);
    return `${files.length} files, ${run('php', [join(root, 'test/sites/wordpress/unit.php')]).trim()}`;
  });
  await tally.check('every file is PHP 7.4', () => {
    const place = machine.at('parser');
    mkdirSync(place);
    writeFileSync(join(place, 'package.json'), '{"private":true}');
    run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--prefix', place, PARSER]);
    const { Engine } = createRequire(join(place, 'package.json'))('php-parser');
    const parser = new Engine({ parser: { version: '7.4' } });
    for (const path of files) parser.parseCode(readFileSync(path, 'utf8'), path);
    // Syntax of 8.0, which the parser must refuse: it looks at the version.
    for (const newer of ['<?php $a?->b();', '<?php $a = match (1) { 1 => 2 };', '<?php enum Suit { case Hearts; }']) {
      if (isTaken(parser, newer)) throw new Error(`the parser takes ${newer}`);
    }
    return PARSER;
  });
  const standard = 'the coding standard PSR-12';
  if (spawnSync('phpcs', ['--version']).status !== 0) tally.skip(standard, 'phpcs is missing (php-codesniffer)');
  else {
    await tally.check(standard, () => {
      run('phpcs', ['--standard=PSR12', '--extensions=php', '-n', PLUGIN]);
    });
  }
}

function isTaken(parser, code) {
  try {
    parser.parseCode(code, 'newer.php');
    return true;
  } catch {
    return false;
  }
}

function run(command, args) {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stdout + stderr);
  return stdout;
}
