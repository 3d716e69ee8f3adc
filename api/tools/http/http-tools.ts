// The tools that the owner describes in the configuration, and those of OpenAPI documents: both are requests to a service.
import type { HttpToolConfig } from '../../config/tools/tools-config.ts';
import { parseUrlTemplate } from '../../config/tools/url-template.ts';
import type { ToolDeps } from '../tool-deps.ts';
import type { ToolProvider } from '../tool-provider.ts';
import { chooseSiteTools, createSiteTool, type SiteTool } from './http-tool.ts';

export function httpTools({ ownerTools = [] }: ToolDeps): ToolProvider {
  return {
    list: async (request) => chooseSiteTools(ownerTools, request),
  };
}

/** The tool of an entry of `tools.http`. */
export function toHttpTool(config: HttpToolConfig): SiteTool {
  const { name, description, parameters, url, method, headers, body, response, rule, sites } = config;
  const template = parseUrlTemplate(url, { ofOwner: true });
  const shape = { method, template, headers, body, placements: {} };
  return createSiteTool({ ...shape, name, description, parameters: closed(parameters), response, rule }, sites);
}

/** Fields that a schema does not name are refused anyway; the model is better informed when the schema says so. */
function closed(parameters: HttpToolConfig['parameters']): HttpToolConfig['parameters'] {
  return { properties: {}, ...parameters, additionalProperties: false };
}
