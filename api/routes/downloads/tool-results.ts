// GET /api/v1/conversations/:id/tool-results/:tool_use_id: a result that is cut in the log, as a file (SPEC.md, EV17). What it says
// comes from outside: it is sent as an attachment that no browser runs as a page.
import { Readable } from 'node:stream';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { ApiError } from '../../../protocol/index.ts';
import { DOWNLOAD_PIECE_BYTES, HISTORY_TIMEOUT_MS } from '../../config/limits.ts';
import type { WholeResults } from '../../store/contract/whole-results.ts';
import type { RouteContext } from '../context.ts';
import { IdParams } from '../schemas.ts';

const Params = Type.Object({ ...IdParams.properties, tool_use_id: Type.String({ maxLength: 200 }) });

const FILE_NAMES = { 'text/plain': 'tool-result.txt', 'application/json': 'tool-result.json' } as const;

export function toolResultRoutes({ store, authenticate }: RouteContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/conversations/:id/tool-results/:tool_use_id',
      { schema: { params: Params }, handlerTimeout: HISTORY_TIMEOUT_MS },
      async (request, reply) => {
        const owner = await authenticate(request);
        const { id, tool_use_id } = request.params;
        const found = await store.wholeResults.get(owner, id, tool_use_id);
        // The same error for foreign, unknown and deleted ones (API-5).
        if (!found) throw new ApiError('not_found', 'There is no such tool result.');
        const pieces = readPieces(store.wholeResults, { id, toolUseId: tool_use_id, size: found.size });
        return reply
          .headers({
            'content-type': `${found.contentType}; charset=utf-8`,
            'content-length': found.size,
            'content-disposition': `attachment; filename="${FILE_NAMES[found.contentType]}"`,
          })
          .send(Readable.from(pieces, { objectMode: false }));
      },
    );
  };
}

/** Reads on when the client has taken the piece before: a slow one costs one piece of memory. */
async function* readPieces(
  results: WholeResults,
  { id, toolUseId, size }: { id: string; toolUseId: string; size: number },
): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < size; ) {
    const piece = await results.read(id, toolUseId, from, DOWNLOAD_PIECE_BYTES);
    // Deleted meanwhile: the connection breaks off, and the client sees that the file is not whole.
    if (!piece || piece.length === 0) throw new ApiError('not_found', 'There is no such tool result.');
    from += piece.length;
    yield piece;
  }
}
