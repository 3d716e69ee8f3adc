// Preloaded by `node --import`: kills this process (SIGKILL) just before or after the COMMIT of a transaction that does a named
// thing. AGENT_CHAT_DIE_AT is a file with the point, e.g. "after claim"; it is deleted with the process, so the next one lives.
import { readFileSync, unlinkSync } from 'node:fs';
import { createRequire } from 'node:module';

const Database = createRequire(import.meta.url)('better-sqlite3');
const FILE = process.env.AGENT_CHAT_DIE_AT;

/** What a statement does, by its text and its values. */
const THINGS = [
  ['message', /^insert into "sent_messages"/i],
  ['claim', /^update "runs" set .*"token" = "runs"\."token" \+ 1/i],
  ['tool start', /^insert into "tool_journal"/i, 'executing'],
  ['tool end', /^update "tool_journal" set/i],
  ['approval', /^insert into "approvals"/i],
  ['request', /^UPDATE approvals SET event_id/],
  ['wait', /^update "runs" set /i, 'waiting'],
  ['decision', /^update "approvals" set "decided_by"/i],
  ['end', /^UPDATE runs SET status = \?, ended_at_ms/],
];

const done = new WeakMap();
const dieIf = (when, things) => {
  if (things.size === 0) return;
  let point;
  try {
    point = readFileSync(FILE, 'utf8');
  } catch {
    return;
  }
  if (![...things].some((thing) => point === `${when} ${thing}`)) return;
  unlinkSync(FILE);
  process.kill(process.pid, 'SIGKILL');
};

let isPatched = false;
const { prepare } = Database.prototype;
Database.prototype.prepare = function (...values) {
  const statement = prepare.apply(this, values);
  if (isPatched) return statement;
  isPatched = true;
  const prototype = Object.getPrototypeOf(statement);
  for (const name of ['run', 'get', 'all']) {
    const original = prototype[name];
    prototype[name] = function (...bound) {
      const { source, database } = this;
      const things = done.get(database) ?? new Set();
      done.set(database, things);
      if (source === 'COMMIT') dieIf('before', things);
      const result = original.apply(this, bound);
      if (source === 'COMMIT') dieIf('after', things);
      if (/^(COMMIT|BEGIN|ROLLBACK$)/.test(source)) things.clear();
      for (const [thing, pattern, value] of THINGS) {
        if (pattern.test(source) && (value === undefined || bound.flat().includes(value))) things.add(thing);
      }
      return result;
    };
  }
  return statement;
};
