import { describe, expect, test, vi } from 'vitest';
import { download, inSlices, toFileName } from '../../../../src/ui/components/file-export.ts';

// @vitest-environment new-document
const running = () => new AbortController().signal;

function catchSaved() {
  const saved: { name: string; blob: Blob }[] = [];
  const blobs = new Map<string, Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.set(`blob:${blobs.size}`, blob as Blob);
    return `blob:${blobs.size - 1}`;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.get(this.href);
    if (blob) saved.push({ name: this.download, blob });
  });
  return saved;
}

function* lines(count: number) {
  for (let at = 0; at < count; at += 1) yield `line ${at}\n`;
}

describe('a download', () => {
  test('saves every piece in its order', async () => {
    const saved = catchSaved();

    const bytes = await download({ name: 'a.csv', type: 'text/csv', pieces: lines(100_000) }, running());

    const text = await saved[0]?.blob.text();
    expect(saved.map(({ name }) => name)).toEqual(['a.csv']);
    expect(text).toBe([...lines(100_000)].join(''));
    expect(bytes).toBe(text?.length);
  });

  test('saves nothing when it is stopped', async () => {
    const saved = catchSaved();
    const stop = new AbortController();
    function* pieces() {
      yield 'one';
      stop.abort();
      yield 'two';
    }

    expect(await download({ name: 'a.csv', type: 'text/csv', pieces: pieces() }, stop.signal)).toBe(null);
    expect(saved).toEqual([]);
  });

  test('says so when it cannot be made', async () => {
    catchSaved();
    function* pieces() {
      yield 'one';
      throw new Error('no room');
    }

    await expect(download({ name: 'a.csv', type: 'text/csv', pieces: pieces() }, running())).rejects.toThrow('no room');
  });
});

test('a long work in slices gives the browser its turn again and again', async () => {
  let turns = 0;
  const ticks = setInterval(() => {
    turns += 1;
  });
  let taken = 0;

  await inSlices(Array.from({ length: 40 }), {
    signal: running(),
    take: () => {
      taken += 1;
      for (const start = performance.now(); performance.now() - start < 2; );
    },
  });

  clearInterval(ticks);
  expect(taken).toBe(40);
  expect(turns).toBeGreaterThan(3);
});

test.for<[string[], string]>([
  [['hashlens', 'balance', '1', '0xAb'], 'hashlens-balance-1-0xAb.csv'],
  [['a/../b\\c:d*?"<>|e', ''], 'a-..-b-c-d-e.csv'],
  [['..hidden..', '2026-11-22'], 'hidden-2026-11-22.csv'],
  [['رصيد', '残'.repeat(99)], `رصيد-${'残'.repeat(63)}.csv`],
  [['x'.repeat(500)], `${'x'.repeat(200)}.csv`],
  [['\u202Egpj.exe'], 'gpj.exe.csv'],
])('a file of %j is called %s', ([words, name]) => {
  expect(toFileName(words, 'csv')).toBe(name);
});
