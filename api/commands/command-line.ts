// Reads the words after `agent-chat <command>` by the description of the command, and writes its help.
import { type ParseArgsConfig, parseArgs } from 'node:util';

type OptionKind = NonNullable<ParseArgsConfig['options']>[string];

/** One option: `--name`, with a value where `value` says what it is called in the help. */
export type OptionSpec = { value?: string; help: string };

export type CommandSpec = {
  /** What follows the name, e.g. `<address> [site]`. */
  use: string;
  /** One line, for the list of commands. */
  summary: string;
  /** What else there is to know, in short lines. */
  details?: string;
  /** Fewest and most words beside the options. */
  words: readonly [fewest: number, most: number];
  options: Readonly<Record<string, OptionSpec>>;
};

/** What the user gave. */
export type Given = { words: readonly string[]; options: Readonly<Record<string, string | true>> };

/** The exit codes of every command; 130 is what shells use for an interrupted program. */
export const EXIT = { failed: 1, wrongUse: 2, interrupted: 130 } as const;

/** A mistake in the command line itself: the program ends with {@link EXIT}.wrongUse. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** @throws {UsageError} naming the option or the word that is wrong, and the use of the command */
export function readCommandLine(name: string, spec: CommandSpec, args: readonly string[]): Given {
  const options = Object.fromEntries(
    Object.entries(spec.options).map(([option, { value }]): [string, OptionKind] => [
      option,
      { type: value === undefined ? 'boolean' : 'string' },
    ]),
  );
  const refuse = (message: string): never => {
    throw new UsageError(`${message}\nUse: agent-chat ${name} ${spec.use}`.trimEnd());
  };
  const parsed = parse(args, options, refuse);
  const [fewest, most] = spec.words;
  if (parsed.positionals.length < fewest) return refuse(`agent-chat ${name} needs more: ${spec.use}.`);
  const extra = parsed.positionals[most];
  if (extra !== undefined) return refuse(`${extra} is one word too many.`);
  const given = Object.entries(parsed.values).filter((entry): entry is [string, string | true] => Boolean(entry[1]));
  return { words: parsed.positionals, options: Object.fromEntries(given) };
}

function parse(
  args: readonly string[],
  options: Record<string, OptionKind>,
  refuse: (message: string) => never,
): { values: Record<string, unknown>; positionals: string[] } {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    // Node's first sentence names the option; the others are about `--`.
    return refuse((error as Error).message.split(/\. |\n/)[0] ?? '');
  }
}

/** A value of an option, where it was given. */
export function textOption({ options }: Given, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
}

/** The text of `agent-chat <name> --help`. */
export function helpOf(name: string, spec: CommandSpec): string {
  const rows = [
    ...Object.entries(spec.options).map(
      ([option, { value, help }]) => [`--${option}${value === undefined ? '' : ` <${value}>`}`, help] as const,
    ),
    ['--help', 'shows this text'] as const,
  ];
  const width = Math.max(...rows.map(([left]) => left.length)) + 2;
  return [
    `Use: agent-chat ${name} ${spec.use}`.trimEnd(),
    '',
    `${spec.summary[0]?.toUpperCase()}${spec.summary.slice(1)}.`,
    ...(spec.details === undefined ? [] : ['', spec.details]),
    '',
    ...rows.map(([left, help]) => `  ${left.padEnd(width)}${help}`),
  ].join('\n');
}
