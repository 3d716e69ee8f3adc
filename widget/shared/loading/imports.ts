// The imports of parts that are under way: tests wait for them.
const underWay = new Set<Promise<unknown>>();

/** `loading`, which counts until it is settled. */
export function followImport<Module>(loading: Promise<Module>): Promise<Module> {
  underWay.add(loading);
  const end = () => underWay.delete(loading);
  loading.then(end, end);
  return loading;
}

/** Resolves when no import is under way, also of those that others have begun. */
export async function importsSettled(): Promise<void> {
  while (underWay.size > 0) await Promise.allSettled(underWay);
}
