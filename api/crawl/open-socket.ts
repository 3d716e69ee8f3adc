// Opens a socket to a judged host, pinned to a judged address (NET-5). Resolves names once per call;
// leaves HTTP to fetch-page and the verdicts to guard-address.
import { ADDRCONFIG } from 'node:dns';
import { lookup, Resolver } from 'node:dns/promises';
import { connect as connectTcp, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { withDeadline } from '../time/wait.ts';
import type { AddressGuard, UrlVerdict } from './guard-address.ts';
import { PageError, tooSlow } from './page-error.ts';
import { canonicalAddress } from './public-address.ts';

type CheckedHost = Extract<UrlVerdict, { ok: true }>;

/** All A and AAAA addresses of a name. Rejects, or gives an empty list, when there is none. */
export type Resolve = (host: string, options: { isExcepted: boolean; signal: AbortSignal }) => Promise<string[]>;

/** An open TCP connection to exactly this address. Aborting the signal ends the attempt and frees the socket. */
export type Connect = (target: { address: string; port: number; host: string; signal: AbortSignal }) => Promise<Socket>;

/**
 * The resolver of the machine. Public names go to the name servers directly (cancellable, blind to /etc/hosts); the
 * owner's excepted names go to the operating system's resolver, which knows intranets and `localhost`.
 */
export const resolveBySystem: Resolve = async (host, { isExcepted, signal }) => {
  if (isExcepted) return (await lookup(host, { all: true, hints: ADDRCONFIG })).map((entry) => entry.address);
  const resolver = new Resolver({ timeout: 1500, tries: 2 });
  const cancel = (): void => resolver.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    // A name with no AAAA record answers ENODATA there: only both failing is a failure.
    if (answers.every((answer) => answer.status === 'rejected')) throw (answers[0] as PromiseRejectedResult).reason;
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  } finally {
    signal.removeEventListener('abort', cancel);
  }
};

/** Plain TCP to the address given; refuses a socket connected to another address. */
export const connectDirectly: Connect = ({ address, port, signal }) =>
  new Promise((resolve, reject) => {
    const socket = connectTcp({ host: address, port, autoSelectFamily: false });
    const handleAbort = (): void => fail(signal.reason);
    const fail = (error: unknown): void => {
      signal.removeEventListener('abort', handleAbort);
      socket.destroy();
      reject(error);
    };
    signal.addEventListener('abort', handleAbort, { once: true });
    socket.once('error', fail);
    socket.once('connect', () => {
      if (canonicalAddress(socket.remoteAddress ?? '') !== canonicalAddress(address)) {
        fail(new PageError('blocked', `asked for ${address}, connected to ${socket.remoteAddress ?? 'nothing'}`));
        return;
      }
      signal.removeEventListener('abort', handleAbort);
      socket.removeListener('error', fail);
      resolve(socket);
    });
  });

/**
 * Resolves, judges and connects, with TLS on https. @throws {PageError} blocked, unreachable or timeout.
 * The certificate is checked against the host of the URL, whatever address it resolves to.
 */
export async function openSocket(
  target: CheckedHost,
  options: {
    guard: AddressGuard;
    resolve: Resolve;
    connect: Connect;
    dnsMs: number;
    connectMs: number;
    signal: AbortSignal;
  },
): Promise<Socket> {
  const { guard, resolve, connect, signal } = options;
  const addresses = target.isLiteral
    ? [target.host]
    : await withDeadline((inner) => resolve(target.host, { isExcepted: target.isExcepted, signal: inner }), {
        timeoutMs: options.dnsMs,
        signal,
        toError: tooSlow('DNS', options.dnsMs),
      }).catch((error: unknown) => {
        throw error instanceof PageError
          ? error
          : new PageError('unreachable', `DNS: ${target.host}`, { cause: error });
      });
  if (addresses.length === 0) throw new PageError('unreachable', `DNS: ${target.host} has no address`);
  // One inner address among public ones is enough to refuse: the next lookup may give only that one.
  if (!target.isExcepted && !guard.areAllowed(addresses)) {
    throw new PageError('blocked', `${target.host} resolves to ${addresses.slice(0, 4).join(', ')}`);
  }
  const openOne = async (inner: AbortSignal): Promise<Socket> => {
    const socket = await connectToFirst(orderAddresses(addresses), (address) =>
      connect({ address, port: target.port, host: target.host, signal: inner }),
    );
    return target.url.protocol === 'https:' ? secure(socket, target, inner) : socket;
  };
  const toError = tooSlow('connecting', options.connectMs);
  return withDeadline(openOne, { timeoutMs: options.connectMs, signal, toError }).catch((error: unknown) => {
    throw error instanceof PageError || signal.aborted
      ? error
      : new PageError('unreachable', `connecting to ${target.host}:${target.port}`, { cause: error });
  });
}

/** IPv4 first: servers without IPv6 are commoner than sites without IPv4. At most two of each kind are tried. */
function orderAddresses(addresses: readonly string[]): string[] {
  const isV6 = (address: string): boolean => address.includes(':');
  return [...addresses.filter((a) => !isV6(a)).slice(0, 2), ...addresses.filter(isV6).slice(0, 2)];
}

async function connectToFirst(addresses: readonly string[], connect: (address: string) => Promise<Socket>) {
  let failure: unknown;
  for (const address of addresses) {
    try {
      return await connect(address);
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

function secure(socket: Socket, target: CheckedHost, signal: AbortSignal): Promise<Socket> {
  return new Promise((resolve, reject) => {
    // SNI carries names only (RFC 6066 section 3).
    const servername = target.isLiteral ? undefined : target.host;
    const tls = connectTls({ socket, host: target.host, servername, ALPNProtocols: ['http/1.1'] });
    const handleAbort = (): void => fail(signal.reason);
    const fail = (error: unknown): void => {
      signal.removeEventListener('abort', handleAbort);
      tls.destroy();
      socket.destroy();
      reject(error);
    };
    signal.addEventListener('abort', handleAbort, { once: true });
    tls.once('error', fail);
    tls.once('secureConnect', () => {
      signal.removeEventListener('abort', handleAbort);
      tls.removeListener('error', fail);
      resolve(tls);
    });
  });
}
