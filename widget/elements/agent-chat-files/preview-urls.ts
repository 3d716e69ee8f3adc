// Addresses of pictures for a preview: of files that the visitor has just chosen, and of those that the API keeps for them, which
// no <img> can load, because only a call has the visitor's token. Each is read once, and released with the element.
import type { ReactiveController, ReactiveControllerHost } from 'lit';

type Source = { readonly key: string; read(): Promise<Blob> };

export class PreviewUrls implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  /** By key; '' while it is read, and for one that cannot be. */
  readonly #urls = new Map<string, string>();

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  /** The address of a picture; '' until it is here. */
  of({ key, read }: Source): string {
    const known = this.#urls.get(key);
    if (known !== undefined) return known;
    this.#urls.set(key, '');
    read().then(
      (blob) => {
        if (!this.#urls.has(key)) return;
        this.#urls.set(key, URL.createObjectURL(blob));
        this.#host.requestUpdate();
      },
      () => {},
    );
    return '';
  }

  hostDisconnected(): void {
    for (const url of this.#urls.values()) if (url) URL.revokeObjectURL(url);
    this.#urls.clear();
  }

  hostConnected(): void {
    this.#host.requestUpdate();
  }
}
