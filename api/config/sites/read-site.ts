// Makes the configuration of a site of what its owner wrote, in the file or by the admin API, and finds what no schema can say.
import { createPublicKey } from 'node:crypto';
import { isTimeZone } from '../../time/time-in-zone.ts';
import type { RoutingConfig, SiteConfig } from '../config.ts';
import { DEFAULT_AGENT } from '../defaults.ts';
import type { Mistake } from '../mistake.ts';
import type { SiteFile } from './site-schema.ts';

/** Mistakes of one site beside those of its schema. `at`: what its paths begin with, such as `sites[0].`. */
export function findSiteMistakes(site: unknown, at: string, routing?: RoutingConfig): Mistake[] {
  const { timeZone, publicKey, model } = (site ?? {}) as Record<string, unknown>;
  const mistakes: Mistake[] = [];
  const add = (name: string, message: string) => mistakes.push({ path: `${at}${name}`, message });
  if (typeof publicKey === 'string' && publicKey !== '' && !isEd25519(publicKey))
    add('publicKey', 'must be an Ed25519 public key in PEM: openssl pkey -in private.pem -pubout writes it');
  if (typeof timeZone === 'string' && !isTimeZone(timeZone))
    add(
      'timeZone',
      `must be the IANA name of a time zone such as Europe/Amsterdam, not ${JSON.stringify(timeZone.slice(0, 64))}`,
    );
  const targets = routing ? chatTargets(routing) : [];
  if (routing && typeof model === 'string' && !targets.includes(model)) {
    const known = targets.length === 0 ? 'no target is configured' : `known: ${targets.join(', ')}`;
    add('model', `must be a target of virtualrouter.routing that answers visitors; ${known}`);
  }
  return mistakes;
}

/** The complete site; what its owner leaves out has its default. */
export function toSite(site: SiteFile): SiteConfig {
  return {
    key: site.key,
    origins: site.origins,
    agent: { ...DEFAULT_AGENT, ...site.agent },
    strings: site.strings ?? {},
    showReasoning: site.showReasoning ?? 'label',
    ...(site.secret ? { secret: site.secret } : {}),
    ...(site.publicKey ? { publicKey: site.publicKey } : {}),
    ...(site.address ? { address: site.address } : {}),
    ...(site.sitemap ? { sitemap: site.sitemap } : {}),
    ...(site.timeZone ? { timeZone: site.timeZone } : {}),
    ...(site.retentionDays === undefined ? {} : { retentionDays: site.retentionDays }),
    ...(site.otherDevices ? { otherDevices: true } : {}),
    ...(site.attachments ? { attachments: true } : {}),
    ...(site.followUps === false ? { followUps: false } : {}),
    ...(site.modelFollowUps === false ? { modelFollowUps: false } : {}),
    ...(site.modelTitles === false ? { modelTitles: false } : {}),
    ...(site.look ? { look: site.look } : {}),
    ...(site.model ? { model: site.model } : {}),
    ...(site.tools ? { tools: site.tools } : {}),
    ...(site.limits ? { limits: site.limits } : {}),
  };
}

/** The ids of the targets of routes that answer visitors. */
function chatTargets({ routes }: RoutingConfig): string[] {
  const pools = [...routes.default, ...routes.coding, ...routes.longcontext];
  return [...new Set(pools.flatMap((pool) => pool.targets.map((target) => target.id)))];
}

/** Another kind of key would have another algorithm. */
function isEd25519(pem: string): boolean {
  try {
    return !pem.includes('PRIVATE') && createPublicKey(pem).asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
}
