import { expect, test } from 'vitest';
import { allChains } from '../../../src/chains/chains.ts';
import { explorerLink } from '../../../src/chains/explorers.ts';
import type { Reference } from '../../../src/references/reference.ts';
import { checkExplorerAddress } from '../../../src/settings/preference-checks.ts';
import { explorerChoices } from '../../../src/ui/options/explorers-field.tsx';
import cases from './preferred-explorer.json' with { type: 'json' };
import { hash, toReference, transaction } from './references.ts';

test.for(cases.pages)(
  'on $chainId at $preferred leads to the page of the $kind',
  ({ chainId, preferred, kind, href }) => {
    expect(explorerLink({ chainId, reference: toReference(kind), preferred: { [chainId]: preferred } })?.href).toBe(
      href,
    );
  },
);

test.for(cases.refused)('a preferred $preferred leads to the usual one', ({ preferred = '' }) => {
  expect(explorerLink({ chainId: 1, reference: transaction, preferred: { 1: preferred } })?.href).toBe(
    `https://etherscan.io/tx/${hash}`,
  );
});

test('one chain’s choice says nothing of another chain', () => {
  expect(explorerLink({ chainId: 10, reference: transaction, preferred: { 1: 'https://own.example' } })?.href).toBe(
    `https://optimistic.etherscan.io/tx/${hash}`,
  );
});

test('an unusable value gets no link from a preferred explorer either', () => {
  const evil: Reference = { kind: 'transaction', hash: `${hash}/../../evil` };

  expect(explorerLink({ chainId: 1, reference: evil, preferred: { 1: 'https://own.example' } })).toBeNull();
});

test.for(cases.choices)(
  'on $chainId the usual one is “$usual” and $others are offered',
  ({ chainId, usual, others }) => {
    const choices = explorerChoices(chainId);

    expect(choices.usual).toBe(usual);
    expect(choices.others.map(({ place }) => place)).toEqual(others);
  },
);

test('an unknown chain has no choices', () => {
  expect(explorerChoices(4_000_000_001)).toEqual({ usual: null, others: [] });
});

test('every explorer that is offered can be stored as it is, and a transaction has a page there', () => {
  for (const { id } of allChains()) {
    const { usual, others } = explorerChoices(id);
    for (const { address: offered, place } of others) {
      expect(checkExplorerAddress(offered)).toBe(offered);
      expect(place).not.toBe(usual);
      const link = explorerLink({ chainId: id, reference: transaction, preferred: { [id]: offered } });
      expect(link?.href.startsWith(`${offered}/`)).toBe(true);
    }
  }
});
