// The tools of the owner: HTTP tools, OpenAPI documents, MCP servers. Documents in files are read before the server starts; services
// are connected once it listens.
import type { Config } from '../config/config.ts';
import { ConfigError } from '../config/load-config.ts';
import type { Mistake } from '../config/mistake.ts';
import { systemClock } from '../time/clock.ts';
import type { SiteTool } from '../tools/http/http-tool.ts';
import { toHttpTool } from '../tools/http/http-tools.ts';
import { McpServer, type ReportingServer } from '../tools/mcp/mcp-server.ts';
import { loadOpenApi, OpenApiTools } from '../tools/openapi/load-document.ts';
import { isAddress } from '../tools/openapi/read-document.ts';
import type { ToolNotes } from '../tools/tool-notes.ts';

export type OwnerTools = {
  ownerTools: readonly SiteTool[];
  openApi: readonly OpenApiTools[];
  mcp: readonly ReportingServer[];
  /** What probably does not work, a sentence each. */
  notes: readonly string[];
  /** Begins to read documents from their addresses and to connect to MCP servers; never throws. */
  start(): void;
  close(): Promise<void>;
};

/** @throws {ConfigError} with the mistakes of OpenAPI documents in files */
export async function loadOwnerTools(
  { tools }: Pick<Config, 'tools'>,
  { version, onNotice, toolNotes }: { version: string; onNotice(message: string): void; toolNotes: ToolNotes },
): Promise<OwnerTools> {
  const ended = new AbortController();
  const ownerTools: SiteTool[] = tools.http.map(toHttpTool);
  const names = new Set(ownerTools.map(({ tool }) => tool.name));
  const mistakes: Mistake[] = [];
  const notes: string[] = [];
  const mcpNames = new Set(tools.mcp.flatMap((server) => Object.values(server.names)));
  const isTaken = (name: string) => names.has(name) || mcpNames.has(name);
  for (const config of tools.openapi.filter(({ document }) => !isAddress(document))) {
    const loaded = await loadOpenApi(config, isTaken, ended.signal);
    for (const { tool } of loaded.tools) names.add(tool.name);
    ownerTools.push(...loaded.tools);
    mistakes.push(...loaded.mistakes);
    notes.push(...loaded.notes);
  }
  if (mistakes.length > 0) throw new ConfigError('its OpenAPI documents', mistakes);
  const deps = { clock: systemClock, onNotice };
  const notesOf = (path: string) => (sentences: readonly string[]) => toolNotes.set(path, sentences);
  const openApi = tools.openapi
    .filter(({ document }) => isAddress(document))
    .map(
      (config) =>
        new OpenApiTools(config, { clock: systemClock, setNotes: notesOf(config.path), signal: ended.signal, isTaken }),
    );
  const mcp = tools.mcp.map((config) => ({
    server: new McpServer(config, { ...deps, version }),
    setNotes: notesOf(config.path),
    monotonic: systemClock.monotonic,
  }));
  return {
    ownerTools,
    openApi,
    mcp,
    notes,
    start() {
      for (const one of openApi) one.start();
      for (const { server } of mcp) server.start();
    },
    async close() {
      ended.abort(new Error('the server is shutting down'));
      await Promise.all(mcp.map(({ server }) => server.close()));
    },
  };
}
