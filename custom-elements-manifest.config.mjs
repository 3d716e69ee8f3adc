/** custom-elements.json from the docstrings of the elements; `npm run check` fails when it is not current. */
export default {
  globs: ['widget/elements/**/*.ts'],
  exclude: ['widget/elements/**/*.styles.ts'],
  outdir: '.',
  litelement: true,
  packagejson: false,
};
