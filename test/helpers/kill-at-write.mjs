// Preloaded by `node --import`: kills this process (SIGKILL) at its n-th write to a database, n = AGENT_CHAT_KILL_AT_WRITE.
import { createRequire } from 'node:module';

const Database = createRequire(import.meta.url)('better-sqlite3');
let left = Number(process.env.AGENT_CHAT_KILL_AT_WRITE);
const count = () => {
  left -= 1;
  if (left <= 0) process.kill(process.pid, 'SIGKILL');
};
const { exec, prepare } = Database.prototype;
Database.prototype.exec = function (...values) {
  count();
  return exec.apply(this, values);
};
let isPatched = false;
Database.prototype.prepare = function (...values) {
  const statement = prepare.apply(this, values);
  if (!isPatched) {
    isPatched = true;
    const prototype = Object.getPrototypeOf(statement);
    const { run } = prototype;
    prototype.run = function (...bound) {
      count();
      return run.apply(this, bound);
    };
  }
  return statement;
};
