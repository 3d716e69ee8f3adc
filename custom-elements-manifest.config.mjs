/** Modules in the order of their paths: the analyzer lists them in that of the file system, which differs from machine to machine. */
const sortModules = {
  name: 'sort-modules',
  packageLinkPhase({ customElementsManifest }) {
    customElementsManifest.modules.sort((a, b) => (a.path < b.path ? -1 : 1));
  },
};

/** custom-elements.json from the docstrings of the elements; `npm run check` fails when it is not current. */
export default {
  globs: ['widget/elements/**/*.ts'],
  exclude: ['widget/elements/**/*.styles.ts'],
  outdir: '.',
  litelement: true,
  packagejson: false,
  plugins: [sortModules],
};
