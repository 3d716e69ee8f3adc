// A running server through its public address: whether it answers there, whether the path and the proxy's headers arrive, and whether
// the owner's routes are closed.
import { isLoopback, isPrivate } from '../../plugins/networks.ts';
import { startDeadline } from '../../time/deadline.ts';
import { judgeAdmin } from './admin.ts';
import { causeOf, type Finding, failed, ok, unknown, warning } from './finding.ts';

/** Longest wait for one reply, in ms. */
const REPLY_MS = 10_000;

const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)|ERR_TLS/;

export type PublicServer = {
  /** Its address without a slash at its end, e.g. https://www.example.com/chat */
  base: string;
  /** The address without a proxy, as the configuration says it. */
  direct: string;
  /** From the configuration. */
  basePath: string;
  adminKey: string | null;
};

/** Aborts after `ms`. */
export function signalAfter(ms: number): AbortSignal {
  const controller = new AbortController();
  startDeadline(() => controller.abort(new Error(`nothing for ${ms / 1_000} s`)), ms);
  return controller.signal;
}

/** `fetch` with a bound on its time; redirects are not followed. */
export function call(url: string, init: RequestInit = {}): Promise<Response> {
  // biome-ignore lint/style/noRestrictedGlobals: the operator names this server on the command line
  return fetch(url, { redirect: 'manual', signal: signalAfter(REPLY_MS), ...init });
}

/** The body of a reply, or its beginning: no piece is read after `maxBytes`. */
export async function readBytes(reply: Response, maxBytes: number): Promise<Buffer> {
  const reader = reply.body?.getReader();
  const parts: Uint8Array[] = [];
  for (let size = 0; reader !== undefined; ) {
    const { value, done } = await reader.read();
    if (done) break;
    size += value.byteLength;
    parts.push(value);
    if (size < maxBytes) continue;
    await reader.cancel();
    break;
  }
  return Buffer.concat(parts);
}

/** The findings, and whether it answers at all: without that nothing else needs to be tried. */
export async function checkServer(server: PublicServer): Promise<{ answers: boolean; findings: Finding[] }> {
  const { base } = server;
  const url = new URL(base);
  let reply: Response;
  try {
    reply = await call(`${base}/healthz`);
  } catch (error) {
    return { answers: false, findings: [explainSilence(server, causeOf(error))] };
  }
  const text = await reply.text();
  if (reply.status !== 200 || !text.includes('"status":"ok"'))
    return { answers: false, findings: [await explainOther(server, reply)] };
  const findings = [ok('address', `${base} answers`)];
  if (url.protocol === 'http:' && !isLoopback(url.hostname) && url.hostname !== 'localhost')
    findings.push(
      warning(
        'address',
        `${base} is not encrypted, and pages with https:// cannot use it`,
        'Give it a certificate: docs/behind-a-proxy.md. Caddy fetches one by itself.',
      ),
    );
  findings.push(...(await checkReady(base)), ...(await checkFiles(base)), ...(await checkAdmin(server)));
  return { answers: true, findings };
}

function explainSilence({ base, direct }: PublicServer, cause: string): Finding {
  if (CERTIFICATE.test(cause))
    return failed(
      'address',
      `the certificate of ${base} is not accepted (${cause})`,
      'Install one for that name (Let’s Encrypt), with its intermediate certificates. For one of your own: NODE_EXTRA_CA_CERTS=<file> agent-chat doctor …',
    );
  const fix =
    base === direct
      ? 'Start it: agent-chat start. If it runs elsewhere, give its address: --url'
      : 'Check the name (DNS), the port in the firewall, and that the proxy runs.';
  return failed('address', `${base} does not answer (${cause})`, fix);
}

/** Something answers that is not this server: mostly a path that the proxy keeps or removes otherwise than configured. */
async function explainOther(server: PublicServer, reply: Response): Promise<Finding> {
  const { base, basePath } = server;
  const { pathname } = new URL(base);
  const path = pathname.replace(/\/$/, '');
  const what = `${base}/healthz answers ${reply.status}, not as agent-chat does`;
  if (reply.status >= 300 && reply.status < 400)
    return failed(
      'address',
      `${base} sends to ${reply.headers.get('location') ?? 'another place'}`,
      'Give the address that it sends to: --url',
    );
  if (reply.status === 502 || reply.status === 503 || reply.status === 504)
    return failed(
      'address',
      what,
      `The proxy does not reach the server: it should send to ${server.direct}, and the server must run there.`,
    );
  if (path !== '' && path !== basePath)
    return failed(
      'address',
      what,
      `Set "basePath": "${path}" in the configuration if the proxy keeps the path; it is ${basePath === '' ? 'not set' : `"${basePath}"`} now. A proxy that removes the path needs none.`,
    );
  return failed('address', what, 'Check that the proxy sends this host and path to agent-chat: docs/behind-a-proxy.md');
}

async function checkReady(base: string): Promise<Finding[]> {
  const reply = await call(`${base}/readyz`);
  const { status, causes = {} } = (await reply.json().catch(() => ({}))) as {
    status?: string;
    causes?: Record<string, string>;
  };
  const found = Object.entries(causes).map(([part, text]) =>
    (reply.status === 503 ? failed : warning)(
      'ready',
      `${part}: ${text}`,
      'docs/operations.md, "Readiness", says more.',
    ),
  );
  return found.length > 0
    ? found
    : [status === 'ready' ? ok('ready', 'all parts work') : unknown('ready', `it says ${reply.status}`)];
}

async function checkFiles(base: string): Promise<Finding[]> {
  const reply = await call(`${base}/widget.js`);
  await reply.body?.cancel();
  const type = reply.headers.get('content-type') ?? 'nothing';
  if (reply.status === 200 && /javascript/.test(type)) return [];
  return [
    failed(
      'address',
      `${base}/widget.js answers ${reply.status} with ${type}, not with a script`,
      'Check that the proxy sends every path below that address to agent-chat, not only /api.',
    ),
  ];
}

type Arrival = {
  peer: string;
  address: string;
  is_trusted: boolean;
  forwarding: string[];
  protocol: string;
  host: string;
};

async function checkAdmin(server: PublicServer): Promise<Finding[]> {
  const { base, adminKey } = server;
  const url = new URL(base);
  const isDirect = base === server.direct;
  const open = await call(`${base}/api/v1/admin/sites`);
  const { finding, isReached } = judgeAdmin({ status: open.status, text: await open.text(), isDirect });
  const findings = [finding];
  if (isDirect || finding.state === 'failed') return findings;
  const isLocal = isLoopback(url.hostname) || url.hostname === 'localhost';
  if (url.protocol !== 'https:' && !isLocal)
    return [
      ...findings,
      unknown('proxy', 'what the proxy passes on is not looked at: the key would go over an open line'),
    ];
  if (!isReached)
    return [
      ...findings,
      unknown(
        'proxy',
        'the proxy closes the admin API, so what it passes on cannot be looked at',
        'Look at "from" of a line of the log with LOG_LEVEL=info: it should be your own network.',
      ),
    ];
  if (adminKey === null)
    return [
      ...findings,
      unknown(
        'proxy',
        'what the proxy passes on is not known: the admin key cannot be read',
        'Run this as the user of the server: the key is in admin.key of the data folder.',
      ),
    ];
  const arrival = await readArrival(server, {});
  if (arrival === null)
    return [...findings, unknown('proxy', 'the admin key of this configuration is not that of the server')];
  return [...findings, ...judge(url, arrival), ...(await tryForged(server, arrival))];
}

async function readArrival({ base, adminKey }: PublicServer, headers: Record<string, string>): Promise<Arrival | null> {
  const reply = await call(`${base}/api/v1/admin/connection`, {
    headers: { ...headers, authorization: `Bearer ${adminKey}` },
  });
  return reply.ok ? ((await reply.json()) as Arrival) : null;
}

/** What arrived, beside what was sent. */
function judge(url: URL, { peer, is_trusted, forwarding, protocol, host }: Arrival): Finding[] {
  const isClose = isLoopback(peer) || isPrivate(peer);
  if (!forwarding.includes('x-forwarded-for'))
    return [
      isClose
        ? warning(
            'proxy',
            `no X-Forwarded-For from ${peer}: all visitors count as one address`,
            'Let the proxy send it: docs/behind-a-proxy.md',
          )
        : ok('proxy', 'none: the server is reached directly'),
    ];
  if (!is_trusted)
    return [
      warning(
        'proxy',
        `X-Forwarded-For from ${peer} is not believed: all visitors count as one address`,
        `Set "trustProxy": ["${isLoopback(peer) ? 'loopback' : isClose ? 'private' : peer}"] in the configuration.`,
      ),
    ];
  const findings = [ok('proxy', 'visitors are counted by their own address')];
  if (`${protocol}:` !== url.protocol)
    findings.push(
      warning(
        'proxy',
        `the server believes that it is called by ${protocol}://`,
        'Let the proxy set X-Forwarded-Proto to the scheme of the visitor.',
      ),
    );
  if (host !== url.host)
    findings.push(
      warning(
        'proxy',
        `the server believes that its name is ${host}, not ${url.host}`,
        'Let the proxy keep the header Host, or set X-Forwarded-Host.',
      ),
    );
  return findings;
}

/** An address that nobody has (RFC 5737), claimed by the caller. */
const CLAIMED = '203.0.113.77';

async function tryForged(server: PublicServer, { address, is_trusted }: Arrival): Promise<Finding[]> {
  // From this machine's own networks, which are trusted as proxies, the claim would be believed rightly.
  if (!is_trusted || isLoopback(address) || isPrivate(address)) return [];
  const forged = await readArrival(server, { 'x-forwarded-for': CLAIMED });
  if (forged === null) return [];
  return forged.address === CLAIMED
    ? [
        failed(
          'proxy',
          'a visitor can claim any address: X-Forwarded-For is passed on as it was sent',
          'Let the proxy set the header itself (nginx: proxy_set_header X-Forwarded-For $remote_addr), and list only proxies in trustProxy.',
        ),
      ]
    : [];
}
