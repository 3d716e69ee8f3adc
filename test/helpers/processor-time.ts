// Processor time for tests that distinguish linear from quadratic: without the other work of the machine.

/** Milliseconds of this process's processor time that `work` took, the least of `rounds`. */
export function processorMs(work: () => void, rounds = 3): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}
