// The generated table of limits in docs/settings.md: each field of `limits` with its default and what it counts, from api/config/limits.ts.
import { loadModule } from './load-source.mjs';
import { code, table } from './markdown-table.mjs';

export async function limitsTable() {
  const { LimitsSchema, DEFAULT_LIMITS } = await loadModule("export * from './api/config/limits.ts';");
  return table(
    ['limit', 'default', 'what it is'],
    Object.entries(LimitsSchema.properties).map(([name, { title, description }]) => [
      code(name),
      DEFAULT_LIMITS[name].toLocaleString('en'),
      title ?? description,
    ]),
  );
}
