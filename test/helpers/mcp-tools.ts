// The tools of MCP servers that run as they do for an owner: programs from npm, or those of test/fixtures/mcp.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { McpServerConfig } from '../../api/config/tools/tools-config.ts';
import { systemClock } from '../../api/time/clock.ts';
import type { McpServerDeps } from '../../api/tools/mcp/mcp-server.ts';
import { McpServer } from '../../api/tools/mcp/mcp-server.ts';
import { mcpTools } from '../../api/tools/mcp/mcp-tools.ts';
import type { Tool, ToolContext, ToolOutcome } from '../../api/tools/tool.ts';
import { readConfig } from './read-config.ts';
import { createToolContext } from './tool-context.ts';
import { listTools } from './tool-list.ts';

const require = createRequire(import.meta.url);

/** The program of an MCP server package. */
export function serverProgram(name: 'server-everything' | 'server-filesystem'): string {
  return join(dirname(require.resolve(`@modelcontextprotocol/${name}/package.json`)), 'dist/index.js');
}

/** The entry of a server that is a script for this Node. */
export function nodeServer(...args: string[]) {
  return { command: process.execPath, args };
}

export const oddServer = (mode: string) =>
  nodeServer(join(import.meta.dirname, '../fixtures/mcp/odd-server.mjs'), mode);

export type McpHarness = {
  server: McpServer;
  config: McpServerConfig;
  notices: string[];
  tools(): Promise<readonly Tool[]>;
  call(name: string, input?: Record<string, unknown>, changes?: Partial<ToolContext>): Promise<ToolOutcome>;
  close(): Promise<void>;
};

/** A configured server named `odd`, as `tools.mcp.odd` of the file describes it. */
export function useMcp(entry: object, changes: Partial<McpServerDeps> = {}): McpHarness {
  const config = readConfig({ tools: { mcp: { odd: entry } } }).tools.mcp[0]!;
  const notices: string[] = [];
  const onNotice = (message: string) => void notices.push(message);
  const server = new McpServer(config, { clock: systemClock, version: '0.0.0', onNotice, ...changes });
  const provider = mcpTools({
    mcp: [{ server, setNotes: (notes) => void notices.push(...notes), monotonic: systemClock.monotonic }],
  });
  const tools = () => listTools(provider);
  return {
    server,
    config,
    notices,
    tools,
    async call(name, input = {}, more = {}) {
      const tool = (await tools()).find((one) => one.name === name);
      if (!tool) throw new Error(`There is no tool ${name}.`);
      return tool.run(input, createToolContext(more));
    },
    close: () => server.close(),
  };
}
