// The icon of a source: a path of our own route, made from the source's id, or null. No other address is ever shown, whatever
// an engine, a tool or an old log contains: the visitor's browser would reveal the search to that host (NET-17, SPEC EV12).
import type { Source, SourceGroup } from './blocks.ts';
import type { ConversationEvent } from './events.ts';
import { isSourceGroup } from './groups.ts';

const SOURCE_ID = /^[\w-]{1,100}$/;

/** Path of a source's icon at the API. The id alone grants access: an image request has no credentials. */
export function toFaviconPath(sourceId: string): string {
  return `/api/v1/favicon/${sourceId}`;
}

/** True for the path of a source's icon: the only image that a widget may show for a source. */
export function isFaviconPath(value: unknown): value is string {
  return typeof value === 'string' && /^\/api\/v1\/favicon\/[\w-]{1,100}$/.test(value);
}

/** True for the id of a source that is valid in a path. */
export function isSourceId(value: unknown): value is string {
  return typeof value === 'string' && SOURCE_ID.test(value);
}

/** The artifact with each source's own icon path, or null where the source has no id. The same object when nothing changes. */
export function withOwnFavicons(artifact: unknown): unknown {
  if (!isSourceGroup(artifact) || artifact.sources.every(hasOwnFavicon)) return artifact;
  const sources = artifact.sources.map((source): Source => ({ ...source, favicon: ownFavicon(source) }));
  return { ...artifact, sources } satisfies SourceGroup;
}

/** The event with such an artifact; every other event is returned unchanged. */
export function withOwnIcons<Event extends Pick<ConversationEvent, 'type'>>(event: Event): Event {
  const { content_block: block } = event as { content_block?: { type?: unknown; artifact?: unknown } };
  if (event.type !== 'content_block_start' || block?.type !== 'tool_result') return event;
  const artifact = withOwnFavicons(block.artifact);
  return artifact === block.artifact ? event : { ...event, content_block: { ...block, artifact } };
}

const ownFavicon = ({ id }: Source): string | null => (isSourceId(id) ? toFaviconPath(id) : null);
const hasOwnFavicon = (source: Source): boolean => source.favicon === ownFavicon(source);
