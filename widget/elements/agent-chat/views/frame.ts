// The open chat: the box with header, conversation, banner and composer; the column of conversations and the sources beside it.
import { html, nothing, type TemplateResult } from 'lit';
import { showHidden } from '../../../shared/visible-text.ts';
import { isOverPage } from '../placement/panel-mode.ts';
import { bannerPart } from './banner-part.ts';
import { composerBox, conversation } from './conversation.ts';
import { deviceLinkPart } from './device-link-controller.ts';
import type { FrameModel } from './frame-model.ts';
import { headerBar } from './header-bar.ts';
import { historyList } from './history-list.ts';
import { chatMenu } from './menu-controller.ts';

/** The whole of it. */
export function frame(model: FrameModel): TemplateResult {
  const { panelMode, isEntering, isSourcesOpen, hasSidebar } = model;
  const classes = ['frame', isEntering && 'entering', isSourcesOpen && 'with-panel', panelMode];
  return html`<div class=${classes.filter(Boolean).join(' ')}>
    ${model.isModal ? nothing : model.regions} ${hasSidebar ? sidebar(model) : nothing} ${shell(model)}
    ${model.sourcesPanel?.draw(model) ?? nothing}
  </div>`;
}

/** The regions that speak are inside a modal, which hides all else from screen readers; otherwise outside of what may be inert. */
function shell(model: FrameModel): TemplateResult {
  const { view, agent, layout, panelMode } = model;
  const isDialog = isOverPage(layout);
  const showHistory = model.isHistoryOpen && !model.hasSidebar;
  return html`<section
    class="shell"
    part="shell"
    ?inert=${model.isSourcesOpen && panelMode === 'cover'}
    role=${isDialog ? 'dialog' : 'region'}
    aria-modal=${model.isModal ? 'true' : nothing}
    tabindex="-1"
    aria-label=${agent.name}
  >
    ${showHistory ? historyHeader(model) : header(model)}
    <div class="body">
      <div class="conversation" ?inert=${showHistory}>${conversation(model)}</div>
      ${showHistory ? html`<div class="history-layer">${historyList.draw(({ history }) => history(model))}</div>` : nothing}
      ${model.isMenuOpen ? chatMenu.draw(({ menu }) => menu(model)) : nothing}
      ${model.deviceLink === null ? nothing : deviceLinkPart.draw(({ deviceLinkDialog }) => deviceLinkDialog(model, model.deviceLink!))}
    </div>
    ${model.hasFailed ? bannerPart.draw(({ failedLine }) => failedLine(model)) : nothing}
    ${view.banner ? bannerPart.draw(({ bannerLine }) => bannerLine(view.banner!, model)) : nothing}
    ${composerBox(model)}
    ${model.isModal ? model.regions : nothing}
  </section>`;
}

function header(model: FrameModel): TemplateResult {
  const { view, strings, agent, hasSidebar, actions } = model;
  const isPopover = model.layout === 'floating';
  return headerBar({
    strings,
    agent,
    title: hasSidebar ? (view.title ? showHidden(view.title) : strings.t('newThread')) : null,
    expanded: model.isExpanded,
    sourcesOpen: model.isSourcesOpen,
    toggleHistory: hasSidebar ? undefined : actions.openHistory,
    newConversation: hasSidebar ? undefined : actions.newConversation,
    toggleSources: hasSidebar && view.sources.length > 0 ? actions.toggleSources : undefined,
    menuOpen: model.isMenuOpen,
    // A recorded log is nobody's.
    toggleMenu: model.api === '' ? undefined : actions.toggleMenu,
    toggleExpanded: isPopover && !model.isFullScreen ? actions.toggleExpanded : undefined,
    close: closeOf(model),
  });
}

/** Above the conversations that cover the conversation. */
function historyHeader(model: FrameModel): TemplateResult {
  const { strings, agent, actions } = model;
  return headerBar({
    strings,
    agent,
    title: strings.t('history'),
    back: actions.closeHistory,
    newConversation: actions.newConversation,
    close: closeOf(model),
  });
}

function closeOf({ layout, actions }: FrameModel): (() => void) | undefined {
  return isOverPage(layout) ? actions.close : undefined;
}

function sidebar(model: FrameModel): TemplateResult {
  const { strings, agent, actions } = model;
  return html`<nav class="sidebar" aria-label=${strings.t('history')}>
    ${headerBar({ strings, agent, title: null, newConversation: actions.newConversation })}
    ${historyList.draw(({ history }) => history(model))}
  </nav>`;
}
