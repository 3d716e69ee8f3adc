// The content of the open chat: the first view or the log, and the composer.
import { html, nothing, type TemplateResult } from 'lit';
import { isLimited } from '../../../chat/banner.ts';
import type { ChatView } from '../../../chat/chat-view.ts';
import { contextChips } from '../../agent-chat-context/context-chips.ts';
import { COMPOSER_PARTS, FIRST_LOG_PARTS } from '../../agent-chat-log/exported-parts.ts';
import { pendingMessage } from '../../agent-chat-log/user-message.ts';
import { isInPage } from '../placement/panel-mode.ts';
import type { FrameModel } from './frame-model.ts';
import { logPart } from './log-part.ts';
import { welcome } from './welcome.ts';

/** The log; before the first question the welcome. */
export function conversation(model: FrameModel): unknown {
  const { view, layout, actions } = model;
  // What is shown may be in turns that are not loaded.
  const isEmpty = view.entries.length === 0 && view.pending.length === 0 && view.earlier === 'none';
  if (isEmpty && view.phase !== 'loading' && view.phase !== 'failed') {
    return welcome(model.siteAgent, {
      strings: model.strings,
      isKnown: view.site !== null || view.status === 'offline' || view.banner !== null,
      isWide: isInPage(layout),
      ask: actions.send,
    });
  }
  const isLate = logPart.loaded === null;
  return logPart.draw(
    () => html`<agent-chat-log
    exportparts=${FIRST_LOG_PARTS}
    .conversationId=${view.conversationId}
    .entries=${view.entries}
    .pending=${view.pending}
    .suggestions=${view.suggestions}
    .sources=${view.sources}
    .progress=${view.progress}
    .versions=${view.versions}
    .editable=${view.site?.features?.edit === true}
    .feedback=${view.feedback}
    .rateable=${view.site?.features?.feedback === true}
    .live=${view.run !== null}
    .answering=${view.isAnswering}
    .waiting=${view.isWaiting}
    .offline=${view.status !== 'open'}
    .phase=${view.phase}
    .earlier=${view.earlier}
    .agent=${model.agent}
    .siteName=${view.site?.agent.name ?? ''}
    .sourcesOpen=${model.isSourcesOpen}
    .showReasoning=${view.site?.show_reasoning ?? 'label'}
    .api=${model.api}
    .actions=${actions.log}
    .late=${isLate}
  ></agent-chat-log>`,
    isLate ? ownMessages(model) : nothing,
  );
}

/** What the visitor has sent, until the log has come. */
function ownMessages({ view, strings, actions }: FrameModel): TemplateResult {
  const context = { strings, file: actions.log.file, note: nothing };
  return html`<div class="early-log"><div class="log-inner">${view.pending.map((item) => pendingMessage(item, context))}</div></div>`;
}

/** The field, and the line below it. */
export function composerBox({
  view,
  strings,
  siteAgent,
  context,
  files,
  actions,
  isHistoryOpen,
  hasSidebar,
}: FrameModel): TemplateResult {
  return html`<div class="foot" ?hidden=${isHistoryOpen && !hasSidebar}>
    ${contextChips(context, actions.removeContext)}
    <agent-chat-composer
      exportparts=${COMPOSER_PARTS}
      .answering=${view.isAnswering && view.question === null}
      .placeholder=${view.question === null ? '' : strings.t('orType')}
      .stopping=${view.isStopping}
      .full=${view.isQueueFull}
      .blocked=${isBlocked(view)}
      .files=${files !== null && files.parts.length > 0}
      .uploading=${files?.isBusy ?? false}
      .onSend=${actions.send}
      .onEditLast=${actions.editLast}
      .onStop=${actions.stop}
      .onDraft=${actions.setDraft}
      >${
        files
          ? html`<agent-chat-files
              exportparts="attach, attachments, file-chip, icon-button"
              .draft=${files}
              .files=${files.files}
              .load=${actions.log.file}
            ></agent-chat-files>`
          : nothing
      }</agent-chat-composer
    >
    <p class="disclaimer" part="disclaimer"><slot name="disclaimer"
        >${siteAgent?.disclaimer ?? strings.t('disclaimer')}</slot
      ></p>
  </div>`;
}

/** Nothing can be sent now, nor queued for later. */
function isBlocked({ status, phase, banner }: ChatView): boolean {
  return status === 'signed-out' || status === 'refused' || phase === 'loading' || isLimited(banner);
}
