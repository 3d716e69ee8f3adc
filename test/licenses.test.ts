import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { licensesText } from '../.ci/licenses.mjs';
import { bundledIn } from '../.ci/release/sbom.mjs';

type Package = { name: string; version: string; identifier?: string; text?: string };

/** Packages of node_modules with a licence file. */
function installed(): Package[] {
  return [
    'node_modules',
    ...readdirSync('node_modules')
      .filter((name) => name.startsWith('@'))
      .map((name) => `node_modules/${name}`),
  ].flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry): Package[] => {
      if (!entry.isDirectory() || /^[.@]/.test(entry.name)) return [];
      const path = join(folder, entry.name);
      const license = readdirSync(path).find((file) => /^licen[cs]e/i.test(file));
      if (!license || !readdirSync(path).includes('package.json')) return [];
      const { name, version, license: identifier } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
      return [
        { name, version, identifier: String(identifier), text: readFileSync(join(path, license), 'utf8').trim() },
      ];
    }),
  );
}

const mit = (notice: string) => `MIT License\n\n${notice}\n\nPermission is hereby granted,\nfree of charge.`;

describe('the text of licences', () => {
  it('has a licence once, and the notices of each package that has it', () => {
    const text = licensesText([
      { name: 'a', version: '1.0.0', identifier: 'MIT', text: mit('Copyright (c) 2016 Ada') },
      {
        name: 'b',
        version: '2.0.0',
        identifier: 'MIT',
        text: mit('Copyright 2020 Bert\nCopyright 2021 Carl').replace('granted,\n', 'granted, '),
      },
      { name: 'c', version: '3.0.0', identifier: 'X', text: 'Free,\nand the copyright notice stays in all copies.' },
    ]);
    expect(text.match(/Permission is hereby granted/g)).toHaveLength(1);
    expect(text).toContain('## a - 1.0.0 (MIT)\n\nCopyright (c) 2016 Ada\n\nLicense text 1\n');
    expect(text).toContain('## b - 2.0.0 (MIT)\n\nCopyright 2020 Bert\n\nCopyright 2021 Carl\n\nLicense text 1\n');
    expect(text).toContain('## c - 3.0.0 (X)\n\nLicense text 2\n');
    expect(text).toContain('# License text 2\n\nFree,\nand the copyright notice stays in all copies.');
  });

  it('loses no line of the licence of any installed package, and no package', () => {
    const packages = installed();
    expect(packages.length).toBeGreaterThan(300);
    const text = licensesText(packages);
    expect(bundledIn(text)).toEqual(packages.map(({ name, version }) => `${name}@${version}`));
    // Texts of licences have headings, too.
    const sections = text.split(/\n(?=## \S+ - \S+ \(|# License text \d+\n)/);
    const sectionOf = (heading: string) => sections.find((section: string) => section.startsWith(`${heading}\n`))!;
    const words = (part: string) => part.replace(/\s+/g, ' ').trim();
    for (const { name, version, identifier, text: license } of packages) {
      const own = sectionOf(`## ${name} - ${version} (${identifier})`);
      const whole = words(own + sectionOf(`# ${own.trim().split('\n').at(-1)}`));
      for (const line of license!.split('\n').slice(1)) expect(whole, `${name}: ${line}`).toContain(words(line));
    }
  });
});
