// Bounds the memory of a thread that its heap limit does not see: bytes of typed arrays live outside the heap, so a small
// document that inflates without end takes the whole process with it. For worker threads alone: it changes their globals.

/** What bounds the arrays of one task, in bytes. */
export const BUFFER_LIMITS = {
  /** One array: the content of a page, a font. Bombs are far larger, and nothing we read text from comes near. */
  single: 16 * 2 ** 20,
  /** All large ones together, freed or not: growing by doubling makes a big array cost twice its size. */
  total: 128 * 2 ** 20,
  /** What counts as large. */
  counted: 2 ** 20,
} as const;

/** Globals a parser has no use for: ways to the network, and inflating that does not pass through the arrays counted here. */
const NEEDLESS = ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest', 'DecompressionStream', 'CompressionStream'];

export interface BufferMeter {
  /** Begins to count anew. `onExceeded` is called once, before the array is refused: parsers tend to swallow the error. */
  reset(onExceeded: () => void): void;
}

/**
 * Puts a constructor of byte arrays in place that throws RangeError beyond the limits, and takes the needless globals away.
 * Arrays are the genuine ones in every respect, so nothing becomes slower.
 */
export function boundBuffers(limits: { [name in keyof typeof BUFFER_LIMITS]: number } = BUFFER_LIMITS): BufferMeter {
  let total = 0;
  let tellOnce: (() => void) | null = null;
  const count = (size: unknown): void => {
    if (typeof size !== 'number' || size < limits.counted) return;
    total += size;
    if (size <= limits.single && total <= limits.total) return;
    tellOnce?.();
    tellOnce = null;
    throw new RangeError(`a byte array of ${size} bytes is beyond the limit`);
  };
  for (const name of ['Uint8Array', 'Uint8ClampedArray', 'Uint16Array', 'Uint32Array', 'Float32Array', 'ArrayBuffer']) {
    const Genuine = Reflect.get(globalThis, name) as Uint8ArrayConstructor;
    const bytes = Genuine.BYTES_PER_ELEMENT ?? 1;
    const Bounded: Uint8ArrayConstructor = new Proxy(Genuine, {
      construct(target, args, newTarget) {
        if (typeof args[0] === 'number') count(args[0] * bytes);
        return Reflect.construct(target, args, newTarget === Bounded ? target : newTarget);
      },
    });
    Reflect.defineProperty(globalThis, name, { value: Bounded, writable: true, configurable: true });
  }
  for (const name of NEEDLESS) Reflect.deleteProperty(globalThis, name);
  return {
    reset(onExceeded) {
      total = 0;
      tellOnce = onExceeded;
    },
  };
}
