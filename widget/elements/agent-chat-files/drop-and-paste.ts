// Files that are dropped anywhere on the chat, or pasted into it. Listens on the chat; the element that owns it adds the files.
import type { LitElement, ReactiveController } from 'lit';

export class DropAndPaste implements ReactiveController {
  readonly #host: LitElement;
  readonly #add: (files: File[]) => void;
  #chat: EventTarget | null = null;
  /** Elements that the pointer has entered and not left: each one below it fires. */
  #entered = 0;

  constructor(host: LitElement, add: (files: File[]) => void) {
    this.#host = host;
    this.#add = add;
    host.addController(this);
  }

  /** Files are being dragged over the chat. */
  get isOver(): boolean {
    return this.#entered > 0;
  }

  hostConnected(): void {
    const root = this.#host.getRootNode();
    this.#chat = root instanceof ShadowRoot ? root.host : this.#host;
    for (const [type, handle] of this.#handlers) this.#chat.addEventListener(type, handle);
  }

  hostDisconnected(): void {
    for (const [type, handle] of this.#handlers) this.#chat?.removeEventListener(type, handle);
    this.#entered = 0;
  }

  #move(by: number): void {
    const was = this.isOver;
    this.#entered = Math.max(0, this.#entered + by);
    if (was !== this.isOver) this.#host.requestUpdate();
  }

  readonly #handlers: readonly [string, (event: Event) => void][] = [
    [
      'dragenter',
      (event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        this.#move(1);
      },
    ],
    ['dragover', (event) => hasFiles(event) && event.preventDefault()],
    ['dragleave', (event) => hasFiles(event) && this.#move(-1)],
    [
      'drop',
      (event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        this.#move(-this.#entered);
        this.#take(event, (event as DragEvent).dataTransfer);
      },
    ],
    ['paste', (event) => this.#take(event, (event as ClipboardEvent).clipboardData)],
  ];

  #take(event: Event, data: DataTransfer | null): void {
    const files = [...(data?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    this.#add(files);
  }
}

const hasFiles = (event: Event): boolean => (event as DragEvent).dataTransfer?.types.includes('Files') ?? false;
