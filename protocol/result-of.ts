// Work that is cut into steps, done at once.

/** What `steps` give at their end. */
export function resultOf<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
