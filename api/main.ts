// Starts the API as a process of its own: what npm start and a supervisor run.
import { serve } from './server.ts';

await serve().catch((error: unknown) => {
  // Prints one line with what to do; a stack does not help to correct a setting.
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
