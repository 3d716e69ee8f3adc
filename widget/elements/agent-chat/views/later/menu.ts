// The menu behind "More options", and what the chat does for it. Loaded by menu-controller.ts.
import '../../../agent-chat-menu/define.ts';
import { html, type TemplateResult } from 'lit';
import { announce } from '../../../../shared/announcer.ts';
import type { FrameModel } from '../frame-model.ts';

export function menu(model: FrameModel): TemplateResult {
  const { view } = model;
  const { controller, menu, deviceLink, session } = model.actions.chat;
  // Who has a name has the conversations wherever they sign in.
  const hasDeviceLinks = view.site?.features?.other_devices === true && !session.isNamed;
  const openDeviceLink = () => {
    menu.hide();
    void deviceLink.open();
  };
  return html`<agent-chat-menu
    .source=${controller()}
    .conversation=${view.conversationId ?? ''}
    .name=${view.title ?? ''}
    .onDeviceLink=${hasDeviceLinks ? openDeviceLink : null}
    .onClose=${() => menu.close()}
    .onDeleted=${() => forgetAll(model)}
  ></agent-chat-menu>`;
}

/** Everything of the visitor was deleted: what this browser has of them goes, too. */
function forgetAll({ actions, root, strings }: FrameModel): void {
  const { controller, menu, session, sources, focusInput } = actions.chat;
  menu.hide();
  sources.panel?.drop();
  controller()?.newConversation();
  session.forget();
  announce(root.host as HTMLElement, strings.t('deletedAll'));
  focusInput();
}
