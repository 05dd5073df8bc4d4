import { expect, test } from 'vitest';
import { sampleReferences } from '../../../../src/api/sample/sample-references.ts';
import { samples } from '../../../../src/words/en/samples.ts';

test('the English words for the samples are their captions', () => {
  expect(samples).toEqual(Object.fromEntries(sampleReferences.map(({ name, caption }) => [name, caption])));
});
