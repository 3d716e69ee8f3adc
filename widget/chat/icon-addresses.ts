// Makes the icon paths of sources absolute before they are shown: the API sends paths, and a page may have another origin.
// Any other value becomes null, so that no image of another host is ever requested (NET-17, SPEC EV12).
import type { Source } from '../../protocol/blocks.ts';
import type { ConversationEvent } from '../../protocol/events.ts';
import { isSourceGroup } from '../../protocol/groups.ts';
import type { History } from '../../protocol/history.ts';
import { isFaviconPath } from '../../protocol/source-icons.ts';

/** The event with absolute icon addresses at the API whose address is `api`; every other event unchanged. */
export function eventWithIcons(event: ConversationEvent, api: string): ConversationEvent {
  if (event.type !== 'content_block_start' || event.content_block?.type !== 'tool_result') return event;
  const { content_block } = event;
  if (!isSourceGroup(content_block.artifact)) return event;
  return { ...event, content_block: { ...content_block, artifact: groupWithIcons(content_block.artifact, api) } };
}

/** The history with absolute icon addresses at the API. */
export function historyWithIcons(history: History, api: string): History {
  const messages = history.messages.map((message) =>
    isSourceGroup(message.artifact) ? { ...message, artifact: groupWithIcons(message.artifact, api) } : message,
  );
  const sources = history.workspace.sources.map((group) => groupWithIcons(group, api));
  return { ...history, messages, workspace: { ...history.workspace, sources } };
}

function groupWithIcons<Group extends { sources: readonly Source[] }>(group: Group, api: string): Group {
  const base = api.replace(/\/+$/, '');
  const sources = group.sources.map((source) => ({
    ...source,
    favicon: isFaviconPath(source.favicon) ? base + source.favicon : null,
  }));
  return { ...group, sources };
}
