import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type CorpusTables = {
  /** A tag, and its attributes up to the name of the one that runs code. */
  handlers: [tag: string, attributes: string][];
  /** Look-alikes of each Latin letter or digit. */
  twins: { [latin: string]: string[] };
} & {
  [list in 'markup' | 'addresses' | 'keys' | 'openers' | 'formulas' | 'machine' | 'posing' | 'malformed']: string[];
};

/** The hostile texts that are plain data. They are in a file because the browser stories read it too. */
export const corpusTables: CorpusTables = JSON.parse(readFileSync(join(import.meta.dirname, 'corpus.json'), 'utf8'));
