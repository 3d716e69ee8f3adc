// The text of the banner above the composer: signed out, offline, reconnecting, too many questions, back online. Loaded by banner-part.ts.
import { html, nothing, type TemplateResult } from 'lit';
import type { Banner } from '../../../../chat/banner.ts';
import { fire } from '../../../../shared/events.ts';
import { icon } from '../../../../shared/icons/state-icons.ts';
import '../../../../shared/strings/banner-strings.ts';
import type { Strings } from '../../../../shared/strings/strings.ts';
import { adoptStyles } from '../../../../shared/styles/adopt-styles.ts';
import { dotStyles } from '../../../../shared/styles/dot.styles.ts';
import type { FrameModel } from '../frame-model.ts';
import { bannerStyles } from './banner-line.styles.ts';

/** The line for `banner`; the chat gets its styles. */
export function bannerLine(banner: Banner, { root, strings, actions }: FrameModel): TemplateResult {
  const retry = () => actions.chat.controller()?.retryConnection();
  adoptStyles(root, dotStyles, bannerStyles);
  switch (banner.kind) {
    case 'unavailable':
      return line('', icon('info'), strings.t('unavailable'));
    case 'signed-out':
      return line('', icon('info'), strings.t('signedOut'), {
        label: strings.t('signIn'),
        press: () => {
          fire(root.host as HTMLElement, 'agent-chat-sign-in', {});
          retry();
        },
      });
    case 'offline':
      return line('warning', icon('wifi-off'), strings.t('offline'));
    case 'reconnecting':
      return line('', html`<span class="dot running"></span>`, strings.t('reconnecting'), {
        label: strings.t('tryNow'),
        press: retry,
      });
    case 'rate-limited':
      return line('warning', icon('clock'), strings.t('rateLimited', { n: banner.seconds }), undefined, 'timer');
    case 'limited-until':
      return line('warning', icon('clock'), strings.t('limitedUntil', { t: dayAndTime(banner.atMs, strings) }));
    case 'back-online':
      return line('success', icon('check'), strings.t('backOnline'));
  }
}

/** What the visitor did needs a part that could not be loaded. */
export function failedLine({ root, strings }: { root: ShadowRoot; strings: Strings }): TemplateResult {
  adoptStyles(root, dotStyles, bannerStyles);
  return line('warning', icon('info'), strings.t('notDone'));
}

/** With the day: a daily budget may end tomorrow morning in this time zone. */
function dayAndTime(atMs: number, { language }: Strings): string {
  return new Date(atMs).toLocaleString(language, { weekday: 'short', hour: 'numeric', minute: '2-digit' });
}

/** A countdown has no live region: its seconds would be announced one by one. */
function line(
  kind: string,
  mark: TemplateResult,
  text: string,
  action?: { label: string; press: () => void },
  role: 'status' | 'timer' = 'status',
): TemplateResult {
  return html`<div class="banner ${kind}" part="banner" role=${role}>
    ${mark}<span class="banner-text">${text}</span>
    ${action ? html`<button class="text-button" type="button" @click=${action.press}>${action.label}</button>` : nothing}
  </div>`;
}
