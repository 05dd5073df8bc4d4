import type { Address } from '../models/address.ts';
import type { Token, TokenTransfer } from '../models/token.ts';
import type { Transaction } from '../models/transaction.ts';
import { distinct } from './distinct.ts';

/** Whose names some texts are: an account's or a token's, the method's that was called, or one of several methods'. */
export type NameOwner = { kind: 'address' | 'token'; hash: string } | { kind: 'method' | 'some-method' };

/** Foreign texts that a card shows as somebody's or something's names, as they were sent. */
export type ForeignNames = { texts: string[]; owner: NameOwner };

// Of transfers and of what an address has many of, a card shows no more.
const mostOfEach = 10;

/** The names in a transaction: of its parties, of its tokens and of what was called. */
export function namesInTransaction(transaction: Transaction): ForeignNames[] {
  const { from, to, createdContract, tokenTransfers, method, decodedInput } = transaction;
  return [
    ...toNames([from, to, createdContract], tokenTransfers),
    { texts: present([method, decodedInput?.methodCall]), owner: { kind: 'method' } },
  ];
}

/** The names in some transfers: of who sent and received, of tokens, NFTs and methods. */
export function namesInTransfers(transfers: TokenTransfer[]): ForeignNames[] {
  return toNames([], transfers);
}

function toNames(parties: (Address | null)[], transfers: TokenTransfer[]): ForeignNames[] {
  const shown = transfers.slice(0, mostOfEach);
  const addresses = distinct([...parties, ...shown.flatMap(({ from, to }) => [from, to])], ({ hash }) => hash);
  const tokens = distinct(
    shown.flatMap(({ token, total }) => [token, total?.tokenInstance?.token]),
    ({ addressHash }) => addressHash,
  );
  return [
    ...addresses.map((one) => ({ texts: toAddressNames(one), owner: { kind: 'address' as const, hash: one.hash } })),
    ...tokens.map(({ name, symbol, addressHash }: Token) => ({
      texts: present([name, symbol]),
      owner: { kind: 'token' as const, hash: addressHash },
    })),
    { texts: present(shown.map(({ method }) => method)), owner: { kind: 'some-method' } },
  ];
}

function toAddressNames({ ensDomainName, name, ...lists }: Address): string[] {
  const { implementations, tags, privateTags, publicTags, watchlistNames } = lists;
  const labels = [privateTags, publicTags, watchlistNames].flatMap((list) => list.slice(0, mostOfEach));
  const named = [implementations, tags].flatMap((list): { name: string | null }[] => list.slice(0, mostOfEach));
  return present([ensDomainName, name, ...named.map((one) => one.name), ...labels.map((one) => one.displayName)]);
}

function present(texts: (string | null | undefined)[]): string[] {
  return texts.filter((text) => text !== null && text !== undefined);
}
