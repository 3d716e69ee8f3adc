// GET /api/v1/ws: the log as a WebSocket. Checks origin and address before the upgrade, and the token of the subprotocol;
// then limits size, rate, idle time and buffered bytes (WS-1 to WS-5). What frames mean is the protocol's that the client names: ours is
// socket-commands.ts.
import type { Socket } from 'node:net';
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { PROTOCOL_VERSION } from '../../protocol/index.ts';
import { IDLE_CLOSE_MS, MAX_BODY_BYTES, MAX_FRAGMENTS, MISSED_PINGS } from '../config/limits.ts';
import { CLOSE } from '../live/connections.ts';
import { toWebSocketFrame } from '../live/frame-bytes.ts';
import { limitFrameTime } from '../live/frame-time.ts';
import { SendQueue } from '../live/send-queue.ts';
import type { SocketTalk } from '../live/socket-talk.ts';
import type { Visitor } from '../plugins/access.ts';
import { countedAddress } from '../plugins/client-address.ts';
import { tooOften } from '../plugins/limits/rate-limits.ts';
import { TokenBuckets } from '../plugins/limits/token-bucket.ts';
import type { SignedOwner } from '../store/contract/owner.ts';
import type { RouteContext } from './context.ts';
import { SocketCommands } from './socket-commands.ts';

/** Frames that may wait for the one before them; a client that sends more does not wait for replies. */
const MAX_WAITING_FRAMES = 50;
/** Refused frames and pings after which the socket is closed: a mistake gets a reply, a flood does not. */
const MAX_REFUSED_FRAMES = 500;
/** Bytes of refused frames after which it is closed, too: sixteen of the largest ones. */
const MAX_REFUSED_BYTES = 1024 * 1024;
/** Refused frames up to so many bytes are read for their `ref`: commands of a hand, and far fewer values than cost time. */
const NAMED_FRAME_BYTES = 4 * 1024;
/** Longest closing handshake, in ms, before the connection is terminated. */
const CLOSE_GRACE_MS = 2_000;

export type SocketProtocol = {
  /** As subprotocol of the handshake. */
  name: string;
  talk(
    context: RouteContext,
    socket: { owner: SignedOwner; address: string | null; sendQueue: SendQueue; onError(error: unknown): void },
  ): SocketTalk;
};

const OURS: SocketProtocol = {
  name: PROTOCOL_VERSION,
  talk: (context, { owner, address, sendQueue }) => new SocketCommands(context, owner, address, sendQueue),
};

/**
 * Registers the plugin that accepts upgrades. Call it on the app itself and before any other hook: a hook that refuses a
 * handshake before the plugin has seen the request leaves the connection open (seen with @fastify/websocket 11.3).
 */
export async function acceptUpgrades(app: FastifyInstance, others: readonly SocketProtocol[] = []): Promise<void> {
  await app.register(websocket, {
    options: {
      maxPayload: MAX_BODY_BYTES,
      // Not yet in the types of @types/ws 8.18.
      ...({ maxFragments: MAX_FRAGMENTS } as object),
      perMessageDeflate: false,
      handleProtocols: (named: Set<string>) => [OURS, ...others].find(({ name }) => named.has(name))?.name ?? false,
    },
    errorHandler: (_error, socket) => socket.terminate(),
    // app.ts closes all connections with a code when the process drains; those that remain are terminated.
    preClose: (done) => {
      for (const client of app.websocketServer.clients) client.terminate();
      app.websocketServer.close(() => done());
    },
  });
}

/** Adds the route; {@link acceptUpgrades} comes before. */
export function addSocket(app: FastifyInstance, context: RouteContext, others: readonly SocketProtocol[] = []): void {
  app.get(
    '/api/v1/ws',
    {
      websocket: true,
      config: { access: 'socket' },
    },
    (socket, request) => {
      const visitor = context.access.visitorOfSocket(request);
      // The handshake is accepted so that the widget can read the close code: a refused one looks like a network failure.
      if (!visitor) closeSocket(context, socket, CLOSE.unauthorized, 'unauthorized');
      else {
        const protocol = others.find(({ name }) => name === socket.protocol) ?? OURS;
        serve(context, protocol, { socket, request, visitor });
      }
    },
  );
}

function serve(
  context: RouteContext,
  protocol: SocketProtocol,
  { socket, request, visitor }: { socket: WebSocket; request: FastifyRequest; visitor: Visitor },
): void {
  const connection: Socket = request.raw.socket;
  const address = countedAddress(request);
  const { access, clock, connections, config, keepAlive, metrics } = context;
  const { expiresAtMs: _, ...owner } = visitor;
  const close = (code: number, reason: string) => closeSocket(context, socket, code, reason);
  let lastActiveMs = clock.monotonic();
  /** Since the last ping: reading a clock takes as long as a write. */
  let hasWritten = false;
  const sendQueue = new SendQueue({
    encode: toWebSocketFrame,
    // To the connection itself: ws would make the same frame again for each follower. It writes its own at once, so that
    // the order stays, as long as nothing is compressed (acceptUpgrades).
    write(bytes, done) {
      if (socket.readyState !== socket.OPEN) return done();
      hasWritten = true;
      connection.write(bytes, done);
    },
    get bufferedBytes() {
      // Not that of ws, which adds what it still has to compress: nothing (acceptUpgrades).
      return connection.writableLength;
    },
    overflow() {
      metrics.slowReaders.inc();
      close(CLOSE.tooSlow, 'too slow, resume from your last event');
    },
  });
  const onError = (error: unknown) => request.log.error({ err: error, reqId: request.id }, 'a stream of a run ended');
  const commands = protocol.talk(context, { owner, address, sendQueue, onError });
  let leave: () => void;
  try {
    leave = connections.add({ owner, address, close, forget: (id) => commands.forget(id) });
  } catch (error) {
    commands.refuse(null, error);
    close(CLOSE.tooMany, 'too many connections');
    return;
  }

  const buckets = new TokenBuckets(() => clock.monotonic());
  const rate = { perMinute: config.limits.framesPerSecond * 60, burst: config.limits.frameBurst };
  const refused = { frames: 0, bytes: 0 };
  /** Returns 0, or the ms to wait; a flood closes the socket. */
  const takeFrame = (bytes: number) => {
    const waitMs = buckets.take('frame', rate);
    if (waitMs === 0) return 0;
    refused.frames += 1;
    refused.bytes += bytes;
    if (refused.frames > MAX_REFUSED_FRAMES || refused.bytes > MAX_REFUSED_BYTES)
      close(CLOSE.policy, 'too many frames');
    return waitMs;
  };

  limitFrameTime(socket, connection, {
    timers: clock,
    onLate: () => close(CLOSE.policy, 'a frame came too slowly'),
  });
  let waiting = 0;
  let turn: Promise<void> = Promise.resolve();
  socket.on('message', (data: Buffer, isBinary) => {
    // ws goes on with what has arrived after a close of ours.
    if (socket.readyState !== socket.OPEN) return;
    if (isBinary) return close(CLOSE.unsupportedData, 'frames are text');
    // WS-9: a socket ends with its token.
    if (!access.holds(visitor)) return close(CLOSE.unauthorized, 'token expired');
    const waitMs = takeFrame(data.length);
    if (waitMs > 0 || waiting >= MAX_WAITING_FRAMES) {
      const isSmall = data.length <= NAMED_FRAME_BYTES;
      return commands.refuse(isSmall ? commands.read(String(data)).ref : null, tooOften(waitMs || 1000));
    }
    const frame = commands.read(String(data));
    const { ref } = frame;
    // A page that only asks whether the connection is alive is as idle as before.
    if ('isPing' in frame) return socket.send(JSON.stringify({ type: 'ack', ref }));
    const { act } = frame;
    if (!act) return commands.refuse(ref, frame.error);
    lastActiveMs = clock.monotonic();
    // One after the other: a `stop` must not overtake the `send` it refers to.
    waiting += 1;
    turn = turn.then(act).finally(() => (waiting -= 1));
  });

  let missed = 0;
  const stopPings = keepAlive.add(() => {
    if (missed >= MISSED_PINGS) return socket.terminate();
    if (!access.holds(visitor)) return close(CLOSE.unauthorized, 'token expired');
    if (hasWritten) lastActiveMs = clock.monotonic();
    hasWritten = false;
    if (clock.monotonic() - lastActiveMs >= IDLE_CLOSE_MS) return close(CLOSE.idle, 'idle');
    missed += 1;
    socket.ping();
  });
  socket.on('pong', () => {
    missed = 0;
  });
  socket.on('ping', (data) => void takeFrame(data.length));
  socket.on('close', () => {
    stopPings();
    leave();
    commands.close();
    sendQueue.close();
  });
}

/** Closes with a code, and terminates the connection if the client does not answer. */
function closeSocket(context: RouteContext, socket: WebSocket, code: number, reason: string): void {
  if (socket.readyState >= socket.CLOSING) return;
  socket.close(code, reason);
  const stop = context.clock.repeat(() => {
    stop();
    socket.terminate();
  }, CLOSE_GRACE_MS);
  socket.on('close', stop);
}
