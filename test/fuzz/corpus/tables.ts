import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type CorpusTables = {
  /** A tag, and its attributes up to the name of the one that runs something. */
  handlers: [tag: string, attributes: string][];
  /** What an author can write for each Latin letter or digit so that it looks the same. */
  twins: { [latin: string]: string[] };
} & {
  [list in 'markup' | 'addresses' | 'keys' | 'openers' | 'formulas' | 'machine' | 'posing' | 'malformed']: string[];
};

/** The hostile texts that are data. It is a file that is read, for the browser stories read it too. */
export const corpusTables: CorpusTables = JSON.parse(readFileSync(join(import.meta.dirname, 'corpus.json'), 'utf8'));
