import { expect, test } from 'vitest';
import { createDescriptors } from '../../../src/clear-signing/packaged-descriptors.ts';
import { readPublicFile } from './real-calls.ts';

test('every descriptor of the index is in the file of its protocol, whole and for that contract', async () => {
  const { source, contracts } = Object(await readPublicFile('/descriptors/index.json'));
  const files = new Map<string, Promise<unknown>>();
  const openDescriptors = createDescriptors((path) => {
    const file = files.get(path) ?? readPublicFile(path);
    files.set(path, file);
    return file;
  });
  const incomplete: string[] = [];
  for (const [path, all] of Object.entries<string[]>(contracts)) {
    const [chainId = '', address = ''] = all[0]?.split(':') ?? [];
    const found = await (await openDescriptors(Number(chainId))).read(address);
    const isBound = found?.context?.contract?.deployments?.some((one) => one.address?.toLowerCase() === address);
    if (!isBound || Object.keys(found?.display?.formats ?? {}).length === 0) incomplete.push(path);
  }

  expect(incomplete).toEqual([]);
  expect(Object.keys(contracts)).toHaveLength(249);
  expect(source).toMatch(/commit \w+ of .*, CC0-1\.0$/);
});
