// The tools of OpenAPI documents that are read from an address; those of files are among the owner's HTTP tools.
import { chooseSiteTools } from '../http/http-tool.ts';
import type { ToolDeps } from '../tool-deps.ts';
import { fromService, type ToolProvider } from '../tool-provider.ts';

export function openApiTools({ openApi = [] }: ToolDeps): ToolProvider {
  return {
    async list(request, { signal }) {
      const lists = await Promise.all(openApi.map((one) => fromService((late) => one.list(late), signal)));
      return chooseSiteTools(lists.flat(), request);
    },
  };
}
