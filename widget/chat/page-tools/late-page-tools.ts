// The tools of the page for a chat whose page mostly has none: what keeps them is loaded with the first (page-tools.ts).
import type { PageToolCallFrame } from '../../../protocol/content/page-tools.ts';
import { LaterModule } from '../../shared/loading/later-module.ts';
import type { PageTool } from './page-tool.ts';
import type { PageTools, PageToolsOptions, ToolsOfPage } from './page-tools.ts';

export const pageToolsPart = new LaterModule('what keeps the tools of the page', () => import('./page-tools.ts'));

export class LatePageTools implements ToolsOfPage {
  readonly #options: PageToolsOptions;
  #tools: PageTools | null = null;
  #loading: Promise<unknown> | undefined;

  constructor(options: PageToolsOptions) {
    this.#options = options;
  }

  get tab(): string {
    return this.#options.tab;
  }

  get loading(): Promise<unknown> | undefined {
    return this.#loading;
  }

  /** As {@link PageTools.register}; until that is loaded, what is wrong with a tool is said in the console. */
  register(tool: PageTool): () => void {
    if (this.#begin()) return this.#tools!.register(tool);
    let undo = () => {};
    let isWanted = true;
    this.#loading = pageToolsPart.load().then(() => {
      if (isWanted && this.#begin()) undo = this.#tools!.register(tool);
    });
    this.#loading = this.#loading.catch((error: unknown) => console.error(error));
    return () => {
      isWanted = false;
      undo();
    };
  }

  get declaration(): PageTools['declaration'] {
    return this.#tools?.declaration ?? {};
  }

  report(result: Parameters<PageTools['report']>[0]): void {
    this.#tools?.report(result);
  }

  /** A page that was loaded again is called without its tools, too: it answers that it has none. */
  call(frame: PageToolCallFrame, answer: Parameters<PageTools['call']>[1]): void {
    void pageToolsPart.load().then(() => {
      if (this.#begin()) this.#tools!.call(frame, answer);
      else answer({ status: 'error', error: 'The page could not load its tools.' }).catch(() => {});
    });
  }

  follow(event: Parameters<PageTools['follow']>[0]): void {
    this.#tools?.follow(event);
  }

  leave(): void {
    this.#tools?.leave();
  }

  /** False as long as it is not loaded. */
  #begin(): boolean {
    const { loaded } = pageToolsPart;
    if (loaded) this.#tools ??= new loaded.PageTools(this.#options);
    return this.#tools !== null;
  }
}
