// `npm start`: builds what is stale, then runs the API in this process. package.json starts it by the shell's `exec`: npm sends
// signals to its shell, and dash would end without forwarding them. The second half there is for cmd.exe, which has no exec.
import { requireNode } from '../api/require-node.mjs';
import { build } from './build.mjs';

requireNode();
await build({ names: ['api', 'widget', 'gallery'] });
await import('../dist/api/main.js');
