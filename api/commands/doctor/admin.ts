// What a call of the owner's routes without the key shows: whether it reached agent-chat, or something before it closed the way.
import { type Finding, failed, ok } from './finding.ts';

/** `isReached`: agent-chat itself answered, so a call with the key would arrive as well. */
export type AdminAnswer = { finding: Finding; isReached: boolean };

/** `text`: the body of the reply. `isDirect`: the call went to the address where the server listens, not through a proxy. */
export function judgeAdmin({
  status,
  text,
  isDirect,
}: {
  status: number;
  text: string;
  isDirect: boolean;
}): AdminAnswer {
  if (status === 200)
    return {
      isReached: true,
      finding: failed(
        'admin',
        'the admin API answers without a key',
        'Something adds the key to calls: remove that from the proxy.',
      ),
    };
  // The wire error of protocol/errors.ts; a proxy has a page or a text of its own.
  const isReached = /^\s*\{\s*"error"\s*:\s*\{\s*"code"/.test(text);
  if (!isReached) return { isReached, finding: ok('admin', `closed before agent-chat: a call gets ${status}`) };
  const rest = isDirect ? '' : ' by agent-chat itself: no proxy closes these routes, so the key alone protects them';
  return { isReached, finding: ok('admin', `refused without the key (${status})${rest}`) };
}
