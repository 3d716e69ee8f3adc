/** Rows for `fit-trees.py` in a folder of their own, as it reads them; and its predictions for them. */
import fs from 'node:fs';
import path from 'node:path';

/** Writes rows as they are added; keeps labels, weights and folds until `close`. */
export class Matrix {
  constructor(folder, isWritten) {
    this.folder = folder;
    fs.mkdirSync(folder, { recursive: true });
    this.file = isWritten ? fs.openSync(path.join(folder, 'X.bin'), 'w') : null;
    this.lists = { y: [], w: [], fold: [], start: [] };
    this.width = 0;
  }

  /** `start` is what the model's sum is added to, for each row; 0 when left out. */
  add({ width, stride, count, rows }, labels, weights, fold, start) {
    const packed = new Float32Array(width * count);
    for (let i = 0; i < count; i += 1) packed.set(rows.subarray(i * stride, i * stride + width), i * width);
    if (this.file !== null) fs.writeSync(this.file, Buffer.from(packed.buffer));
    for (const label of labels) this.lists.y.push(label);
    for (const weight of weights) this.lists.w.push(weight);
    for (let i = 0; i < count; i += 1) {
      this.lists.fold.push(fold);
      this.lists.start.push(start?.[i] ?? 0);
    }
    if (count > 0) this.width = width;
  }

  /** Ends writing; `fit-trees.py` may read. */
  close() {
    fs.closeSync(this.file);
    for (const [name, list] of Object.entries(this.lists))
      fs.writeFileSync(path.join(this.folder, `${name}.bin`), Buffer.from(Float32Array.from(list).buffer));
    const about = { rows: this.lists.y.length, width: this.width };
    fs.writeFileSync(path.join(this.folder, 'about.json'), JSON.stringify(about));
  }

  /** Logarithms of odds, by models that were not fitted on the page's domain. */
  odds() {
    const bytes = fs.readFileSync(path.join(this.folder, 'odds.bin'));
    return new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
  }
}
