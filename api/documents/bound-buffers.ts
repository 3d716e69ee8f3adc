// Bounds the memory of a thread that its heap limit does not see: bytes of typed arrays live outside the heap, so a small
// document that inflates without end exhausts the memory of the process. Only for worker threads: it changes their globals.

/** Limits on the arrays of one task, in bytes. */
export const BUFFER_LIMITS = {
  /** One array: the content of a page, a font. Decompression bombs are far larger, documents with text far smaller. */
  single: 16 * 2 ** 20,
  /** All large ones together, freed or not: growing by doubling makes a big array cost twice its size. */
  total: 128 * 2 ** 20,
  /** Arrays from this size on count as large. */
  counted: 2 ** 20,
} as const;

/** Globals a parser does not need: network access, and decompression that bypasses the arrays counted here. */
const NEEDLESS = ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest', 'DecompressionStream', 'CompressionStream'];

export interface BufferMeter {
  /** Resets the count. `onExceeded` is called once, before the array is refused: parsers tend to catch the error. */
  reset(onExceeded: () => void): void;
}

/**
 * Replaces the constructors of byte arrays by ones that throw RangeError beyond the limits, and removes the needless globals.
 * The arrays themselves are the genuine ones, so access is not slower.
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
