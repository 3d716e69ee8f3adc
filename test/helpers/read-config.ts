// The configuration that a file with this content gives, read as the server reads it.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../../api/config/config.ts';
import { ConfigError, loadConfig } from '../../api/config/load-config.ts';
import { ENGINES } from '../../api/search/engines/index.ts';

/** @throws {ConfigError} with all mistakes */
export function readConfig(file: object, env: Record<string, string> = {}): Config {
  const folder = mkdtempSync(join(tmpdir(), 'agent-chat-config-'));
  const path = join(folder, 'agent-chat.config.json');
  try {
    writeFileSync(path, JSON.stringify(file));
    return loadConfig(ENGINES, { AGENT_CHAT_CONFIG: path, ...env });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The mistakes of a file, `path message` each; none when it is right. */
export function mistakesOf(file: object, env: Record<string, string> = {}): string[] {
  try {
    readConfig(file, env);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.mistakes.map(({ path, message }) => `${path} ${message}`);
  }
}
