// What a visitor's browser does first, through the public address: a session from the page's origin, a WebSocket, and an event stream
// that must show an event while it is open.
import { WebSocket } from 'ws';
import { PROTOCOL_VERSION } from '../../../protocol/index.ts';
import { causeOf, type Finding, failed, ok, warning } from './finding.ts';
import { call, signalAfter } from './server.ts';

/** Longest wait for a connection, and for an event on it, in ms: below the 25 s after which a waiting stream would send something anyway. */
const LIVE_MS = 8_000;

/** `origin`: of a page that may show the chat. */
export async function checkLive(base: string, { site, origin }: { site: string; origin: string }): Promise<Finding[]> {
  const session = await call(`${base}/api/v1/session`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ site }),
  });
  if (!session.ok) return [explainRefusal(session.status, await session.text(), { site, origin })];
  const allowed = session.headers.get('access-control-allow-origin');
  const findings: Finding[] = [
    allowed === origin
      ? ok('origin', `pages of ${origin} may use the chat`)
      : failed(
          'origin',
          `the reply allows ${allowed ?? 'no origin'}, not ${origin}`,
          'The proxy changes Access-Control-Allow-Origin: remove its own CORS headers; the server sends them.',
        ),
  ];
  const { token } = (await session.json()) as { token: string };
  findings.push(await checkSocket(base, { token, origin }), await checkStream(base, { token, origin }));
  return findings;
}

function explainRefusal(status: number, text: string, { site, origin }: { site: string; origin: string }): Finding {
  if (text.includes('origin_not_allowed'))
    return failed(
      'origin',
      `pages of ${origin} may not use the chat`,
      `Add "${origin}" to "origins" of the site ${site} in the configuration.`,
    );
  if (text.includes('not_found') || text.includes('site'))
    return failed(
      'origin',
      `the server answers ${status} for the site ${site}`,
      'Name a site of the server: --site, and data-site of the tag.',
    );
  return failed('origin', `POST /api/v1/session answers ${status}`, 'Check that the proxy lets POST pass.');
}

function checkSocket(base: string, { token, origin }: { token: string; origin: string }): Promise<Finding> {
  const url = `${base.replace(/^http/, 'ws')}/api/v1/ws`;
  return new Promise((resolve) => {
    const socket = new WebSocket(url, [PROTOCOL_VERSION, `bearer.${token}`], {
      headers: { origin },
      handshakeTimeout: LIVE_MS,
    });
    socket.once('open', () => {
      socket.terminate();
      resolve(ok('websocket', `${url} opens`));
    });
    socket.once('error', (error) =>
      resolve(
        warning(
          'websocket',
          `${url} does not open (${causeOf(error)}); the chat uses event streams instead`,
          'Let the proxy pass Upgrade: docs/behind-a-proxy.md',
        ),
      ),
    );
  });
}

/** A new conversation that is marked as read while its stream is open: that must come through at once. */
async function checkStream(base: string, { token, origin }: { token: string; origin: string }): Promise<Finding> {
  const headers = { origin, authorization: `Bearer ${token}` };
  const json = { ...headers, 'content-type': 'application/json' };
  const made = await call(`${base}/api/v1/conversations`, { method: 'POST', headers: json, body: '{}' });
  const { id } = (await made.json().catch(() => ({}))) as { id?: string };
  if (id === undefined)
    return failed(
      'stream',
      `POST /api/v1/conversations answers ${made.status}`,
      'Check that the proxy lets POST pass with its headers.',
    );
  const at = `${base}/api/v1/conversations/${id}`;
  try {
    const stream = await call(`${at}/events`, { headers, signal: signalAfter(LIVE_MS) });
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    if (!stream.ok || reader === undefined) throw new Error(`it answers ${stream.status}`);
    // Sent to open streams alone, and not before a stream has caught up: the first one may come too early.
    for (let n = 0; n < 3; n++)
      await call(`${at}/read`, { method: 'PUT', headers: json, body: JSON.stringify({ event_id: 1 }) });
    for (let text = ''; !text.includes('conversation_read'); ) {
      const { value, done } = await reader.read();
      if (done) throw new Error('it ends before its event');
      text += value;
    }
    await reader.cancel().catch(() => {});
    return ok('stream', 'events arrive as they happen');
  } catch (error) {
    return failed(
      'stream',
      `events do not arrive as they happen (${causeOf(error)})`,
      'Let the proxy pass event streams without buffering (nginx: proxy_buffering off; Apache: flushpackets=on), and let it wait 60 s.',
    );
  } finally {
    await call(at, { method: 'DELETE', headers }).catch(() => {});
  }
}
