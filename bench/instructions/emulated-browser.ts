// A Chromium whose pages run in an emulator that counts their instructions, for machines without hardware counters (a virtual machine often has none).
// Each renderer runs under QEMU's user-mode emulation with count.c as its plugin; slow-clock.c gives the slower page its time.
// Needed: qemu-x86_64 of version 9.1 or newer with plugins ($QEMU says where), gcc, Linux on x86-64. No package of Debian 12 has it: 7.2 cannot
// reserve what V8 reserves, 10.0 of the backports is without plugins. From QEMU's source, in two minutes:
// `configure --target-list=x86_64-linux-user --without-default-features --enable-plugins`. Debian's source lacks firmware and documentation: leave
// `subdir` of pc-bios, docs and tests, and the lines of the summary that name them, out of its meson.build; Meson from 1.5 on is needed.
//
// Calibrated on 2026-11-30 against `perf_event_open` on another machine with the same Chromium (../shared/bench/widget/RESULTS.md), in million
// instructions of the page's main thread: stream of 128 characters a frame, an empty page 65 (there 66), the floor 853 (863), its prototype 758
// (752); history of 1,000, an empty page 66 (69), the floor 1,096 (1,109). Instructions with `rep` count once, as there.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * How many times slower than a processor the emulator is, for a page that draws often. Less, and drawings are left out that a page makes on a
 * machine; more only takes longer.
 */
const SLOW_CLOCK = 10;

/**
 * Writes what is needed into `folder`, in place of what is there. `source`: the folder of this file. Returns the environment for a bench that
 * starts `BENCH_CHROMIUM` and reads counts by read-counts.py. A scenario that lasts a minute lasts ten.
 */
export function emulatedBrowser(source: string, folder: string, chromium: string): Record<string, string> {
  const qemu = process.env.QEMU ?? 'qemu-x86_64';
  const [major = 0, minor = 0] = /version (\d+)\.(\d+)/.exec(output(qemu, '--version'))?.slice(1).map(Number) ?? [];
  if (major * 100 + minor < 901 || !output(qemu, '--help').includes('-plugin '))
    throw new Error(`${qemu} must be QEMU 9.1 or newer with plugins: see bench/instructions/emulated-browser.ts.`);
  const counts = join(folder, 'counts/');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(counts, { recursive: true });
  const library = (name: string) => {
    const file = join(folder, `${name}.so`);
    const { status } = spawnSync('gcc', ['-O2', '-fPIC', '-shared', '-o', file, join(source, `${name}.c`)], INHERIT);
    if (status !== 0) throw new Error(`gcc did not compile ${name}.c.`);
    return file;
  };
  const script = (name: string, lines: readonly string[]) => {
    const file = join(folder, name);
    writeFileSync(file, ['#!/bin/sh', ...lines, ''].join('\n'), { mode: 0o755 });
    return file;
  };
  const clock = library('slow-clock');
  // The emulator itself has the real clock; the emulated program has the slow one.
  const page = script('page', [
    'unset LD_PRELOAD',
    `exec ${qemu} -E LD_PRELOAD=${clock} -plugin ${library('count')},out=${counts}\${COUNT_TICKS:+,ticks=on} "$@"`,
  ]);
  const browser = script('browser', [
    `export SLOW_CLOCK=\${SLOW_CLOCK:-${SLOW_CLOCK}} LD_PRELOAD=${clock}`,
    // Chromium starts a renderer by a command of ours only where it starts each of them anew.
    `exec ${chromium} --no-zygote --renderer-cmd-prefix=${page} "$@"`,
  ]);
  return { BENCH_CHROMIUM: browser, COUNTS: counts };
}

const INHERIT = { stdio: 'inherit' } as const;

function output(program: string, option: string): string {
  return spawnSync(program, [option], { encoding: 'utf8' }).stdout ?? '';
}
