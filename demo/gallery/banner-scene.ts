// What the chat says above the field of its connection, one line below the other: a chat shows one at a time.
import { html, LitElement } from 'lit';
import type { Banner } from '../../widget/chat/banner.ts';
import type { FrameModel } from '../../widget/elements/agent-chat/views/frame-model.ts';
import { bannerLine, failedLine } from '../../widget/elements/agent-chat/views/later/banner-line.ts';
import { StringsController } from '../../widget/shared/strings/strings-controller.ts';
import { parts } from '../../widget/shared/styles/parts.styles.ts';
import { tokens } from '../../widget/shared/styles/tokens.styles.ts';

const BANNERS: readonly Banner[] = [
  { kind: 'signed-out' },
  { kind: 'offline' },
  { kind: 'reconnecting' },
  { kind: 'back-online' },
  { kind: 'rate-limited', seconds: 20 },
  { kind: 'limited-until', atMs: Date.parse('2026-03-25T08:00:00Z') },
  { kind: 'unavailable' },
];

class GalleryBanners extends LitElement {
  static override styles = [tokens, parts];

  #strings = new StringsController(this);

  protected override render() {
    const { strings } = this.#strings;
    const root = this.renderRoot as ShadowRoot;
    // What a line uses of the frame around it; nobody presses its buttons here.
    const model = { root, strings } as FrameModel;
    return html`${BANNERS.map((banner) => bannerLine(banner, model))}${failedLine(model)}`;
  }
}
customElements.define('gallery-banners', GalleryBanners);

export const banners = (): LitElement => new GalleryBanners();
