// `npm start`: builds what is stale, then runs the API in this process.
import { build } from './build.mjs';

await build();
await import('../dist/api/main.js');
