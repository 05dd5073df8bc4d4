import { isInvalidDomain } from '../../format/address-name.ts';
import { isTestNetwork } from '../../format/chain-words.ts';
import { cleanText, findUnseen } from '../../format/clean-text.ts';
import { formatList, formatNumber, joinFacts, joinSentences } from '../../format/format-amount.ts';
import { shortenHex } from '../../format/hex.ts';
import { isSiteName, namesSite, quote, toQuotable } from '../../format/quote.ts';
import { type MessageKey, t } from '../../i18n/t.ts';
import type { Address, DomainProblem } from '../../models/address.ts';
import type { Token, TokenTransfer } from '../../models/token.ts';
import type { Transaction } from '../../models/transaction.ts';
import { isScam, toFullHash } from '../address-rows.ts';
import type { Warning } from '../card-content.ts';
import { findImitated, findKnownToken, hasCounterfeitLetters, isListed, type NamedToken } from '../known-tokens.ts';

/**
 * Warnings about tokens that neither the explorer nor our list knows: those transferred, and `others` that the card
 * names. At most one of each kind per card: a famous token's name, look-alike letters, a name (also one of `accounts`)
 * that advertises a site.
 */
export function toTokenWarnings(
  transfers: TokenTransfer[],
  chainId: number,
  { others = [], accounts = [] }: { others?: NamedToken[]; accounts?: (Address | null)[] } = {},
): Warning[] {
  const tokens = distinct<NamedToken>(
    [...transfers.map(({ token }) => token), ...others],
    ({ addressHash }) => addressHash,
  );
  const unknown = tokens.filter((token) => !isListed(token) && findKnownToken(token.addressHash) === null);
  const named = [
    ...unknown.flatMap((token) => [token.symbol, token.name].map((name) => ({ token, name }))),
    ...transfers.flatMap(({ token, total }) => (token ? [{ token, name: toInstanceName(total) }] : [])),
  ].map(({ token, name }) => ({ token, name: cleanText(name ?? '', 60) }));
  const taken = unknown.flatMap((token) => {
    const imitated = isTestNetwork(chainId) ? null : findImitated(token, chainId);
    return imitated ? [{ token, imitated }] : [];
  });
  const [imitation] = taken.toSorted((one, other) => Number(other.imitated.isCertain) - Number(one.imitated.isCertain));
  const letters = named.find(({ name }) => hasCounterfeitLetters(name));
  const advert = named.find(({ name }) => namesSite(name));
  const hashOf = ({ addressHash }: NamedToken) => shortenHex(toFullHash(addressHash));
  const warnings: Warning[] = [];
  if (imitation) {
    const { token, imitated } = imitation;
    const values = { hash: hashOf(token), name: quote(imitated.by), real: imitated.symbol };
    warnings.push(
      imitated.isCertain
        ? { tone: 'bad', title: t('warning.token.imitation.title'), text: t('warning.token.imitation.text', values) }
        : { tone: 'wait', title: t('warning.token.sameName.title'), text: t('warning.token.sameName.text', values) },
    );
  }
  if (letters) {
    warnings.push({
      tone: 'bad',
      title: t('warning.token.letters.title'),
      text: t('warning.token.letters.text', { hash: hashOf(letters.token), name: quote(letters.name) }),
    });
  }
  const [account] = advert ? [] : findAdverts(accounts, tokens, chainId);
  if (advert || account) {
    warnings.push({
      tone: 'bad',
      title: t('warning.token.site.title'),
      text: advert
        ? t('warning.token.site.text', { hash: hashOf(advert.token), name: quote(advert.name) })
        : t('warning.token.site.ofAccount', {
            hash: shortenHex(toFullHash(account?.hash ?? '')),
            name: quote(account?.name ?? ''),
          }),
    });
  }
  return warnings;
}

function toInstanceName(total: TokenTransfer['total']): string | null {
  const { name } = Object(total?.tokenInstance?.metadata);
  return typeof name === 'string' ? name : null;
}

/** The accounts whose names advertise a site, with the first such name. Skips the contracts of known tokens. */
function findAdverts(
  accounts: (Address | null)[],
  tokens: NamedToken[],
  chainId: number,
): { hash: string; name: string }[] {
  const listed = new Set(tokens.filter(isListed).map(({ addressHash }) => addressHash.toLowerCase()));
  return distinct(accounts, ({ hash }) => hash)
    .filter(({ hash }) => !listed.has(hash.toLowerCase()) && findKnownToken(hash) === null)
    .flatMap((account) => {
      const name = findAdvert(account, chainId);
      return name === null ? [] : [{ hash: account.hash, name }];
    });
}

// The user's own name for an account is not checked.
function findAdvert({ ensDomainName, name, implementations, tags, publicTags }: Address, chainId: number) {
  const chosen = [ensDomainName, name, ...implementations.map((one) => one.name)];
  const given = [...tags.map((tag) => tag.name), ...publicTags.map(({ displayName }) => displayName)];
  // A tag may begin with the account's owner: "Crypto.com: Hot Wallet".
  const withoutOwner = (tag: string) => tag.replace(/^(\S+?):?\s+/, (whole, first) => (isSiteName(first) ? '' : whole));
  const clean = (texts: (string | null)[]) => present(texts.slice(0, mostOfEach)).map((text) => cleanText(text, 60));
  return (
    clean(chosen).find((text) => advertises(text, chainId)) ??
    clean(given).find((text) => advertises(withoutOwner(text), chainId)) ??
    null
  );
}

/**
 * True for a name that contains a site and other words, and for the name of a site that imitates a famous token:
 * "usdc-claim.com".
 */
function advertises(name: string, chainId: number): boolean {
  if (!namesSite(name)) return false;
  if (!isSiteName(name)) return true;
  const site = name.split('.').find((label) => label.includes('-')) ?? '';
  return !isTestNetwork(chainId) && findImitated({ addressHash: '', symbol: site, name: null }, chainId) !== null;
}

const mostNamed = 3;

/** Warns of accounts that the explorer marks as scams, by their hashes: a scam's name is a part of it. */
export function toScamWarnings(addresses: (Address | null)[]): Warning[] {
  const names = distinct(addresses.filter(isScam), ({ hash }) => hash).map(({ hash }) => shortenHex(toFullHash(hash)));
  if (names.length === 0) return [];
  return [
    {
      tone: 'bad',
      title: t('warning.scam.title'),
      text: t('warning.scam.accounts', { count: names.length, names: joinNames(names) }),
    },
  ];
}

/** Warns if the explorer gives an account or a token a reputation that is neither "ok" nor "scam". */
export function toReputationWarnings(addresses: (Address | null)[], tokens: (Token | null)[]): Warning[] {
  const found = [
    ...distinct(addresses, ({ hash }) => hash).map((one) => ({
      ...one,
      say: (hash: string, reputation: string) => t('warning.reputation.ofAddress', { hash, reputation }),
    })),
    ...distinct(tokens, ({ addressHash }) => addressHash).map((one) => ({
      ...one,
      hash: one.addressHash,
      say: (hash: string, reputation: string) => t('warning.reputation.ofToken', { hash, reputation }),
    })),
  ];
  const texts = found.flatMap(({ reputation, hash, say }) => {
    const text = cleanText(reputation ?? '', 30);
    if (text === '' || /^(?:ok|scam)$/i.test(text)) return [];
    return [say(shortenHex(toFullHash(hash)), toQuotable(text))];
  });
  if (texts.length === 0) return [];
  return [
    {
      tone: 'wait',
      title: t('warning.reputation.title'),
      text: t('warning.reputation.text', { reputations: joinNames(texts) }),
    },
  ];
}

function joinNames(names: string[]): string {
  const left = names.length - mostNamed;
  return formatList(
    left > 0
      ? [...names.slice(0, mostNamed), t('writing.others', { count: left, formatted: formatNumber(left) })]
      : names,
  );
}

const mostCodes = 3;

/** Warnings about the names in a card: invisible characters, and domain names that are not what they look like. */
export function toNameWarnings(q: { names: ForeignNames[]; addresses: (Address | null)[] }): Warning[] {
  return [...toDomainWarnings(q.addresses), ...toUnseenWarnings(q.names)];
}

// One warning per card, however many names are affected: they are shown without the invisible characters.
function toUnseenWarnings(names: ForeignNames[]): Warning[] {
  const found = names.flatMap(({ texts, owner }) => {
    const unseen = texts.flatMap((text) => findUnseen(text) ?? []);
    return unseen.length === 0 ? [] : [{ owner, unseen }];
  });
  const [first] = found;
  if (!first) return [];
  const all = found.flatMap(({ unseen }) => unseen);
  const codes = [...new Set(all.flatMap((one) => one.codes))];
  const others = found.length - 1;
  const text = joinSentences([
    toOwnerText(first.owner, toCodes(codes)),
    ...(all.some((one) => one.turns) ? [t('warning.unseen.turns')] : []),
    ...(others > 0 ? [t('warning.unseen.others', { count: others, formatted: formatNumber(others) })] : []),
    t('warning.unseen.withoutThem'),
  ]);
  return [{ tone: 'wait', title: t('warning.unseen.title'), text }];
}

function toOwnerText(owner: NameOwner, codes: string): string {
  switch (owner.kind) {
    case 'address':
      return t('warning.unseen.address', { hash: shortenHex(toFullHash(owner.hash)), codes });
    case 'token':
      return t('warning.unseen.token', { hash: shortenHex(toFullHash(owner.hash)), codes });
    case 'method':
      return t('warning.unseen.method', { codes });
    case 'some-method':
      return t('warning.unseen.someMethod', { codes });
  }
}

function toCodes(codes: string[]): string {
  const left = codes.length - mostCodes;
  if (left <= 0) return joinFacts(codes);
  return formatList([
    ...codes.slice(0, mostCodes),
    t('writing.others', { count: left, formatted: formatNumber(left) }),
  ]);
}

/** The owner of some names: an account, a token, the called method, or one of several methods. */
type NameOwner = { kind: 'address' | 'token'; hash: string } | { kind: 'method' | 'some-method' };

/** Foreign texts that a card shows as names, as the service sent them. */
type ForeignNames = { texts: string[]; owner: NameOwner };

// A card shows at most this many transfers, and entries of each of an address's lists.
const mostOfEach = 10;

/** The names in a transaction: those of its parties, its tokens and the called method. */
export function namesInTransaction(transaction: Transaction): ForeignNames[] {
  const { from, to, createdContract, tokenTransfers, method, decodedInput } = transaction;
  return [
    ...toNames([from, to, createdContract], tokenTransfers),
    { texts: present([method, decodedInput?.methodCall]), owner: { kind: 'method' } },
  ];
}

/** The names in transfers: those of senders, recipients, tokens, NFTs and methods. */
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

// Endings of on-chain name registries. The web's own (".com", ".finance") are part of many token names.
const domainForm = /^[^\s./]+(?:\.[^\s./]+)*\.(?:eth|bnb|arb|gno|box|crypto|nft|wallet|dao|blockchain|bitcoin)$/i;

/** Warns of domain names that are not what they look like, one warning of each kind for a card. */
function toDomainWarnings(addresses: (Address | null)[]): Warning[] {
  const all = distinct(addresses, ({ hash }) => hash);
  return [
    ...toWarning(all.filter(isInvalidDomain), {
      tone: 'bad',
      title: t('warning.domain.invalidTitle'),
      toText: toProblemText,
    }),
    ...toWarning(
      all.filter(({ domainProblem }) => domainProblem === 'several-scripts'),
      { tone: 'wait', title: t('warning.domain.scriptsTitle'), toText: toProblemText },
    ),
    ...toWarning(
      all.filter((one) => findClaim(one) !== null),
      { tone: 'wait', title: t('warning.domain.claimTitle'), toText: toClaimText },
    ),
  ];
}

function toWarning(
  found: Address[],
  { tone, title, toText }: Pick<Warning, 'tone' | 'title'> & { toText: (address: Address) => string },
): Warning[] {
  const [first, ...more] = found;
  if (!first) return [];
  const rest =
    more.length === 0
      ? []
      : [t('warning.domain.sameFor', { count: more.length, formatted: formatNumber(more.length) })];
  return [{ tone, title, text: joinSentences([toText(first), ...rest]) }];
}

const messages = {
  invalid: 'warning.domain.invalid',
  'not-normal': 'warning.domain.notNormal',
  'mixed-scripts': 'warning.domain.mixedScripts',
  confusable: 'warning.domain.confusable',
  'several-scripts': 'warning.domain.severalScripts',
} as const satisfies { [problem in DomainProblem]: MessageKey };

function toProblemText({ hash, ensDomainName, domainProblem }: Address): string {
  const values = { hash: shortenHex(toFullHash(hash)), name: toQuotableName(ensDomainName ?? '') };
  return t(messages[domainProblem ?? 'invalid'], values);
}

function toClaimText(address: Address): string {
  const name = toQuotableName(findClaim(address) ?? '');
  return t('warning.domain.claim', { hash: shortenHex(toFullHash(address.hash)), name });
}

// A name that looks like a domain, although the explorer knows no domain for the address.
function findClaim({ ensDomainName, name, tags }: Address): string | null {
  if (ensDomainName !== null) return null;
  const tag = tags.find(({ tagType }) => tagType === 'name');
  const names = [name, tag?.name ?? null];
  return names.find((one) => one !== null && domainForm.test(cleanText(one, 100))) ?? null;
}

function toQuotableName(name: string): string {
  return toQuotable(cleanText(name, 40));
}

/** The first entry of each hash, ignoring case. Drops null and undefined. */
function distinct<T>(all: (T | null | undefined)[], toHash: (one: T) => string): T[] {
  const found = new Map<string, T>();
  for (const one of all) {
    if (one === null || one === undefined) continue;
    const key = toHash(one).toLowerCase();
    if (!found.has(key)) found.set(key, one);
  }
  return [...found.values()];
}
