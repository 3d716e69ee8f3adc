// Makes, changes and removes sites while the server runs: checks what is given by the schema of the configuration file, keeps it in the
// store, and brings it to life in the registry. What the file says is fixed. Removing a site's data is remove-site.ts.
import { ApiError } from '../../protocol/index.ts';
import { findMistakes } from '../config/check-config.ts';
import type { Config, SiteConfig } from '../config/config.ts';
import { MAX_SITES } from '../config/limits.ts';
import type { Mistake } from '../config/mistake.ts';
import { findSiteMistakes, toSite } from '../config/sites/read-site.ts';
import { type SiteFile, SiteSchema } from '../config/sites/site-schema.ts';
import { isAllowedOrigin } from '../identity/origins.ts';
import type { AuditChange, SiteRow, SiteRows } from '../store/contract/site-settings.ts';
import {
  changesBetween,
  isObject,
  mergeSettings,
  pathsOf,
  type Settings,
  valueAt,
  withoutSecrets,
} from './merge-settings.ts';
import type { SiteRegistry } from './site-registry.ts';

/** `source`: where the site was made. `fixed`: paths of what the configuration file says. Times in ms since the epoch. */
export type ShownSite = {
  key: string;
  source: 'file' | 'database' | 'demo';
  fixed: readonly string[];
  settings: Settings;
  createdAtMs: number | null;
  updatedAtMs: number | null;
};
export type Changed = { site: ShownSite; isNew: boolean; changes: readonly AuditChange[] };

export type SiteSettingsDeps = {
  config: Pick<Config, 'sites' | 'siteFiles' | 'routing'>;
  registry: SiteRegistry;
  rows: SiteRows;
  /** The data of a removed site is to be deleted. */
  onRemoved?(key: string): void;
};

export class SiteSettings {
  readonly #deps: SiteSettingsDeps;
  readonly #rows = new Map<string, SiteRow>();
  /** One change after the other: two could each take the same origin. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(deps: SiteSettingsDeps) {
    this.#deps = deps;
  }

  /** Reads what the store has into the registry. Resolves with the removed sites whose data is left. */
  async load(): Promise<string[]> {
    const removed: string[] = [];
    for (const row of await this.#deps.rows.list()) {
      this.#rows.set(row.key, row);
      if (row.removedAtMs !== null) removed.push(row.key);
      else this.#begin(row.key);
    }
    return removed;
  }

  /** What an earlier version has kept is used as it is. Without origins it only added to a site that the file no longer has. */
  #begin(key: string): void {
    const settings = this.#settingsOf(key) as SiteFile;
    if (this.#sourceOf(key) !== 'demo' && Array.isArray(settings.origins)) this.#deps.registry.set(toSite(settings));
  }

  list(): ShownSite[] {
    return [...this.#deps.registry.all.keys()].sort().map((key) => this.#show(key));
  }

  /** @throws {ApiError} `not_found`, as do all that name a site */
  get(key: string): ShownSite {
    this.#require(key);
    return this.#show(key);
  }

  /** The same again changes nothing. @throws {ApiError} `conflict` for another site of that key, or an origin of another site */
  create(given: unknown): Promise<Changed> {
    return this.#inTurn(async () => {
      const settings = this.#check(given);
      const { key } = settings as SiteFile;
      if (this.#rows.get(key)?.removedAtMs != null)
        throw conflict('key', `Site ${key} is being removed. Try again in a few seconds, or choose another key.`);
      if (this.#deps.registry.all.has(key)) {
        if (JSON.stringify(sorted(this.#settingsOf(key))) === JSON.stringify(sorted(settings)))
          return { site: this.#show(key), isNew: false, changes: [] };
        throw conflict('key', `There is a site ${key} with other settings. Change it by PATCH, or choose another key.`);
      }
      if (this.#deps.registry.all.size >= MAX_SITES)
        throw new ApiError('rate_limited', `A server has at most ${MAX_SITES} sites. Remove one first.`);
      await this.#keep(key, settings, settings);
      return { site: this.#show(key), isNew: true, changes: changesBetween({}, settings) };
    });
  }

  /** `patch`: as of RFC 7396, null removes a setting. @throws {ApiError} `conflict` with the path of what the file says */
  change(key: string, patch: unknown): Promise<Changed> {
    return this.#inTurn(async () => {
      this.#require(key);
      if (!isObject(patch)) throw wrong([{ path: '(the body)', message: 'must be an object of settings' }]);
      if (patch.key !== undefined && patch.key !== key)
        throw conflict('key', 'The key of a site cannot be changed: pages and tokens name it.');
      this.#requireFree(key, patch);
      const before = this.#settingsOf(key);
      const after = this.#check({ ...mergeSettings(before, patch), key });
      const own = mergeSettings(this.#ownOf(key), patch);
      await this.#keep(key, { ...own, key }, after);
      return { site: this.#show(key), isNew: false, changes: changesBetween(before, after) };
    });
  }

  /** Its visitors have no access from now on; its data follows. @throws {ApiError} `conflict` for a site of the file */
  remove(key: string): Promise<{ changes: readonly AuditChange[] }> {
    return this.#inTurn(async () => {
      this.#require(key);
      const place = this.#placeOf(key);
      if (place !== null) throw conflict(place, `Site ${key} is ${place}. Remove it there.`);
      const before = this.#settingsOf(key);
      await this.#deps.rows.remove(key);
      const row = this.#rows.get(key);
      if (row) this.#rows.set(key, { ...row, settings: '{}', removedAtMs: row.updatedAtMs });
      this.#deps.registry.remove(key);
      this.#deps.onRemoved?.(key);
      return { changes: changesBetween(before, {}) };
    });
  }

  /** The data of a removed site is deleted: its key is free again. */
  async forget(key: string): Promise<void> {
    await this.#deps.rows.forget(key);
    this.#rows.delete(key);
  }

  async #keep(key: string, own: Settings, whole: Settings): Promise<void> {
    const row = await this.#deps.rows.put({ key, settings: JSON.stringify(own) });
    this.#rows.set(key, row);
    this.#deps.registry.set(toSite(whole as SiteFile));
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = this.#turn.then(work);
    this.#turn = next.catch(() => {});
    return next;
  }

  #require(key: string): void {
    if (!this.#deps.registry.all.has(key)) throw new ApiError('not_found', 'There is no such site.');
  }

  #fileOf(key: string): SiteFile | undefined {
    return this.#deps.config.siteFiles.find((site) => site.key === key);
  }

  #sourceOf(key: string): ShownSite['source'] {
    if (this.#fileOf(key)) return 'file';
    return this.#deps.config.sites.some((site) => site.key === key) ? 'demo' : 'database';
  }

  /** Where a site is that was not made here; null for one that was. */
  #placeOf(key: string): string | null {
    const source = this.#sourceOf(key);
    if (source === 'database') return null;
    const at = this.#deps.config.siteFiles.findIndex((site) => site.key === key);
    return source === 'file' ? `sites[${at}] of the configuration file` : 'the demo';
  }

  /** What was set here. */
  #ownOf(key: string): Settings {
    return JSON.parse(this.#rows.get(key)?.settings ?? '{}') as Settings;
  }

  /** What holds: the file's word goes before what was set here. */
  #settingsOf(key: string): Settings {
    const demo = this.#deps.config.sites.find((site) => site.key === key);
    const file = this.#fileOf(key) ?? (demo as unknown as Settings | undefined);
    return mergeSettings({ ...this.#ownOf(key), key }, (file ?? {}) as Settings);
  }

  #show(key: string): ShownSite {
    const source = this.#sourceOf(key);
    const row = this.#rows.get(key);
    const settings = this.#settingsOf(key);
    const file = source === 'file' ? (this.#fileOf(key) as Settings) : settings;
    return {
      key,
      source,
      fixed: source === 'database' ? [] : pathsOf(file),
      settings: withoutSecrets(settings),
      createdAtMs: row?.createdAtMs ?? null,
      updatedAtMs: row?.updatedAtMs ?? null,
    };
  }

  /** @throws {ApiError} `conflict` with the path in the file for what the file says */
  #requireFree(key: string, patch: Settings): void {
    const source = this.#sourceOf(key);
    if (source === 'database') return;
    if (source === 'demo')
      throw conflict('demo', `Site ${key} is the demo’s. Make a site of your own by POST /api/v1/admin/sites.`);
    const file = this.#fileOf(key) as Settings;
    const at = this.#deps.config.siteFiles.findIndex((site) => site.key === key);
    const fixed = pathsOf(patch).find((path) => valueAt(file, path) !== undefined);
    // A section that is removed or replaced as a whole takes what the file says in it along.
    const section = Object.keys(patch).find((name) => !isObject(patch[name]) && isObject(file[name]));
    const path = fixed ?? section;
    if (path === undefined) return;
    const field = `sites[${at}].${path}`;
    throw conflict(field, `${field} is set in the configuration file. Change it there.`);
  }

  /** @throws {ApiError} `invalid_request` with every mistake, `conflict` for an origin of another site */
  #check(given: unknown): Settings {
    const mistakes = findMistakes(given, SiteSchema);
    if (mistakes.length === 0) mistakes.push(...findSiteMistakes(given, '', this.#deps.config.routing));
    if (mistakes.length > 0) throw wrong(mistakes);
    const site = given as SiteFile;
    for (const [n, origin] of site.origins.entries()) {
      const other = this.#ownerOf(origin, site.key);
      if (other)
        throw conflict(
          `origins[${n}]`,
          `origins[${n}] ${origin} belongs to site ${other.key}. An origin has one site.`,
        );
    }
    return given as Settings;
  }

  /** Another site whose origins have this one. `loopback` is this machine, for trying things out: any number may have it. */
  #ownerOf(origin: string, key: string): SiteConfig | undefined {
    if (origin === 'loopback') return undefined;
    return [...this.#deps.registry.all.values()].find(
      (site) =>
        site.key !== key &&
        (site.origins.includes(origin) ||
          isAllowedOrigin(
            origin,
            site.origins.filter((pattern) => pattern !== 'loopback'),
          )),
    );
  }
}

const conflict = (field: string, message: string) => new ApiError('conflict', message, { details: { field } });

/** All mistakes in one sentence each; `field` is that of the first. */
function wrong(mistakes: readonly Mistake[]): ApiError {
  const named = mistakes.map(({ path, message }) => ({ path: path === '(the file)' ? '(the body)' : path, message }));
  return new ApiError('invalid_request', `${named.map(({ path, message }) => `${path} ${message}`).join('; ')}.`, {
    details: { field: named[0]?.path ?? '', mistakes: named },
  });
}

/** With the names of objects in one order, so that equal settings are equal texts. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isObject(value)) return value;
  const names = Object.keys(value).sort();
  return Object.fromEntries(names.map((name) => [name, sorted(value[name])]));
}
