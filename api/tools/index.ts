// The table of tool providers. A new provider is one file and one line in it.
import { httpTools } from './http/http-tools.ts';
import { mcpTools } from './mcp/mcp-tools.ts';
import { openApiTools } from './openapi/openapi-tools.ts';
import { pageTools } from './page/page-tools.ts';
import { siteTools } from './site-tools.ts';
import type { ToolDeps } from './tool-deps.ts';
import { joinProviders, type ToolProvider } from './tool-provider.ts';
import { webTools } from './web-tools.ts';

export type ToolTable = readonly ((deps: ToolDeps) => ToolProvider)[];

/** Every provider, in the order in which a model sees their tools. Those of pages come last: of two with one name the first counts. */
export const TOOL_PROVIDERS: ToolTable = [siteTools, webTools, httpTools, openApiTools, mcpTools, pageTools];

/** The tools of the whole table as one provider. */
export function createTools(
  deps: ToolDeps,
  {
    table = TOOL_PROVIDERS,
    ...options
  }: { table?: ToolTable | undefined } & Pick<Parameters<typeof joinProviders>[1] & {}, 'onError' | 'onLeftOut'> = {},
): ToolProvider {
  return joinProviders(
    table.map((create) => create(deps)),
    options,
  );
}
