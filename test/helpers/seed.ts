// Property tests draw the same logs every time; SEED names others. A failing one is shown as found: shrinking random logs of
// this size takes minutes.
import fc from 'fast-check';

const seed = Number(process.env.SEED ?? 20_261_121);
fc.configureGlobal({ seed, endOnFailure: true });
