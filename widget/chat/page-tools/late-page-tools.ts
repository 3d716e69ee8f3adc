// The tools of the page for a chat whose page mostly has none: what keeps them is loaded with the first (page-tools.ts).
import type { PageToolCallFrame } from '../../../protocol/content/page-tools.ts';
import { LaterModule } from '../../shared/loading/later-module.ts';
import type { PageTool } from './page-tool.ts';
import type { PageTools, PageToolsOptions, ToolsOfPage } from './page-tools.ts';

export const pageToolsPart = new LaterModule('what keeps the tools of the page', () => import('./page-tools.ts'));

export class LatePageTools implements ToolsOfPage {
  readonly #options: PageToolsOptions;
  readonly tab: string;
  kept: PageTools | null = null;
  loading: Promise<unknown> | undefined;

  constructor(options: PageToolsOptions) {
    this.#options = options;
    this.tab = options.tab;
  }

  /** As {@link PageTools.register}; until that is loaded, what is wrong with a tool is said in the console. */
  register(tool: PageTool): () => void {
    const kept = this.#keep();
    if (kept) return kept.register(tool);
    let undo = () => {};
    let isWanted = true;
    this.loading = pageToolsPart
      .load()
      .then(() => {
        if (isWanted) undo = this.#keep()?.register(tool) ?? undo;
      })
      .catch((error: unknown) => console.error(error));
    return () => {
      isWanted = false;
      undo();
    };
  }

  /** A page that was loaded again is called without its tools, too: it answers that it has none. */
  call(frame: PageToolCallFrame, answer: Parameters<PageTools['call']>[1]): void {
    void pageToolsPart.load().then(() => {
      const kept = this.#keep();
      if (kept) kept.call(frame, answer);
      else answer({ status: 'error', error: 'The page could not load its tools.' }).catch(() => {});
    });
  }

  /** Null as long as it is not loaded. */
  #keep(): PageTools | null {
    const { loaded } = pageToolsPart;
    if (loaded) this.kept ??= new loaded.PageTools(this.#options);
    return this.kept;
  }
}
