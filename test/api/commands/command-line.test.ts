import { describe, expect, it } from 'vitest';
import { helpOf, readCommandLine, UsageError } from '../../../api/commands/command-line.ts';
import { overview, SPECS } from '../../../api/commands/specs.ts';

describe('the command line', () => {
  it('gives words and options', () => {
    expect(readCommandLine('check', SPECS.check, ['a.json', '--junit', 'out.xml'])).toEqual({
      words: ['a.json'],
      options: { junit: 'out.xml' },
    });
    expect(readCommandLine('admin-key', SPECS['admin-key'], ['--new']).options).toEqual({ new: true });
  });

  it.each([
    [['--jnit', 'x'], '--jnit'],
    [['--junit'], '--junit'],
    [['a', 'b'], 'b is one word too many'],
  ])('refuses %j and names it', (args, part) => {
    const read = () => readCommandLine('check', SPECS.check, args);
    expect(read).toThrow(UsageError);
    expect(read).toThrow(part);
    expect(read).toThrow('Use: agent-chat check');
  });

  it('refuses too few words', () => {
    expect(() => readCommandLine('init', SPECS.init, [])).toThrow('needs more: <address>');
  });

  it('every command is in the list and has help that names its options', () => {
    for (const [name, spec] of Object.entries(SPECS)) {
      expect(overview()).toContain(`  ${name} `);
      for (const option of Object.keys(spec.options)) expect(helpOf(name, spec)).toContain(`--${option}`);
    }
  });
});
