// The icon of a source: an address of our own route, made from the source's id, or null. Nobody else's address is ever shown,
// whatever an engine, a tool or an old log says: the visitor's browser would tell it what was searched (NET-17, SPEC EV12).
import type { Source, SourceGroup } from './blocks.ts';
import type { ConversationEvent } from './events.ts';
import { isSourceGroup } from './groups.ts';

const SOURCE_ID = /^[\w-]{1,100}$/;

/** Path of a source's icon at the API. Its id alone lets read it: an image cannot say who asks. */
export function toFaviconPath(sourceId: string): string {
  return `/api/v1/favicon/${sourceId}`;
}

/** True for the path of a source's icon: the one picture a widget may show for a source. */
export function isFaviconPath(value: unknown): value is string {
  return typeof value === 'string' && /^\/api\/v1\/favicon\/[\w-]{1,100}$/.test(value);
}

/** True for the id of a source that can stand in a path. */
export function isSourceId(value: unknown): value is string {
  return typeof value === 'string' && SOURCE_ID.test(value);
}

/** The artifact with each source's own icon route, or null where the source has no id. The same object where nothing changes. */
export function withOwnFavicons(artifact: unknown): unknown {
  if (!isSourceGroup(artifact) || artifact.sources.every(hasOwnFavicon)) return artifact;
  const sources = artifact.sources.map((source): Source => ({ ...source, favicon: ownFavicon(source) }));
  return { ...artifact, sources } satisfies SourceGroup;
}

/** The event with such an artifact; every other event as it is. */
export function withOwnIcons<Event extends Pick<ConversationEvent, 'type'>>(event: Event): Event {
  const { content_block: block } = event as { content_block?: { type?: unknown; artifact?: unknown } };
  if (event.type !== 'content_block_start' || block?.type !== 'tool_result') return event;
  const artifact = withOwnFavicons(block.artifact);
  return artifact === block.artifact ? event : { ...event, content_block: { ...block, artifact } };
}

const ownFavicon = ({ id }: Source): string | null => (isSourceId(id) ? toFaviconPath(id) : null);
const hasOwnFavicon = (source: Source): boolean => source.favicon === ownFavicon(source);
