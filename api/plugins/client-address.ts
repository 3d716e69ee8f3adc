// The address that a call is counted by, and the warning about a proxy that the configuration does not name.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopback, isPrivate } from './networks.ts';

/** Headers by which proxies name the client; of these only X-Forwarded-For is read. */
export const FORWARDING = ['x-forwarded-for', 'forwarded', 'x-real-ip'] as const;

/** In place of the address of a request whose connection was reset before it was read. Such requests count as one address. */
export const GONE = 'gone';

/** The client's address, or {@link GONE}: Node has none for a destroyed socket, although Fastify's type says string. */
export function addressOf(request: FastifyRequest): string {
  return (request.ip as string | undefined) ?? GONE;
}

/**
 * Null for a caller without limits per address: this machine, and a private peer whose forwarding header is not trusted.
 * It may be a proxy that `trustProxy` does not name, so that all its visitors have this one address.
 */
export function countedAddress(request: FastifyRequest): string | null {
  const address = addressOf(request);
  if (isLoopback(address)) return null;
  return address === request.socket.remoteAddress && isPrivate(address) ? null : address;
}

/** Logs once when an untrusted peer sends a forwarding header, with the setting that corrects it. */
export function reportUntrustedProxy(app: FastifyInstance): void {
  // A header from the internet may be forged: it must not suppress the warning about the real proxy.
  const isSaid = { near: false, far: false };
  app.addHook('onRequest', async (request) => {
    if (isSaid.near && isSaid.far) return;
    const header = FORWARDING.find((name) => request.headers[name] !== undefined);
    const peer = request.socket.remoteAddress;
    // More than one address: the peer is trusted and its header was read.
    if (!header || !peer || (request.ips?.length ?? 0) > 1) return;
    const isNear = isLoopback(peer) || isPrivate(peer);
    if (isSaid[isNear ? 'near' : 'far']) return;
    isSaid[isNear ? 'near' : 'far'] = true;
    request.log.warn(isNear ? nearProxy(header, peer) : farProxy(header));
  });
}

function nearProxy(header: string, peer: string): string {
  return `${header} from ${peer} is not believed, so all visitors behind it count as one address. If it is your proxy, set "trustProxy": ["${peer}"] in the configuration file and let it send X-Forwarded-For.`;
}

/** Without the address: it may be a visitor's (LOG-1). */
function farProxy(header: string): string {
  return `${header} from an address in the internet is not believed. If your proxy is there, name its address under "trustProxy" in the configuration file; otherwise nothing is to be done.`;
}
