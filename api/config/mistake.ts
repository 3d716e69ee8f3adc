/** One mistake of a configuration; `path` in the notation `sites[0].origins[1]`. */
export type Mistake = { path: string; message: string };
