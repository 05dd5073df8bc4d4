import { allChains, chainById, chainColour } from '../chains/chains.ts';
import { t } from '../i18n/t.ts';
import type { Chain, ChainReason, ChosenChain } from '../models/chain.ts';
import { cleanText } from './clean-text.ts';
import { type Amount, formatList, formatUnits, isInteger, sayCount } from './format-amount.ts';

/** A chain's name, the reason it was chosen ("because …") for its title, and our own colour for its dot. */
export type ChainWords = {
  id: number;
  name: string;
  reason: string;
  colour: string;
  /** A short note beside the name: what the chain was guessed from, or that the user chose it on this site. */
  note?: string;
  /** The chain was only guessed, and the answer does not prove it. */
  isGuess?: true;
};

/** A chain's own coin. Amounts are in its smallest unit, `decimals` digits below one coin. */
export type Unit = { symbol: string; decimals: number };

/** Words for a chosen chain. `isProven`: the reference was found there, so how the chain was guessed is left out. */
export function toChainWords({ chain, reason, after }: ChosenChain, isProven = false): ChainWords {
  const note = isProven ? null : toNote(reason);
  return {
    id: chain.id,
    name: nameChain(chain),
    reason: formatChainReason(reason, after),
    colour: chainColour(chain.id),
    ...(note !== null && { note }),
    ...(note !== null && reason.kind !== 'site-choice' && { isGuess: true }),
  };
}

const longestQuoted = 16;

/**
 * A note that fits in a card's head beside the chain's name. Null if the chain is certain: the title has the reason.
 */
function toNote(reason: ChainReason): string | null {
  switch (reason.kind) {
    case 'words':
      return t('chain.note.words', { text: cleanText(reason.words, longestQuoted) });
    case 'site-choice':
      return t('chain.note.siteChoice');
    case 'site':
      return t('chain.note.site');
    case 'default':
      return t('chain.note.default');
    case 'listed':
      return t('chain.note.listed');
    case 'guessed':
      return t('chain.note.guessed');
    case 'chosen':
    case 'written':
    case 'link':
    case 'page':
      return null;
  }
}

/** The name of a chain; "Chain 123" if the table does not list it. */
export function chainName(id: number): string {
  return nameChain({ id, name: chainById(id)?.name ?? '' });
}

/** True for a network whose coins are worth nothing; false if the table does not list it. */
export function isTestNetwork(id: number): boolean {
  return Boolean(chainById(id)?.testnet);
}

/** The unit of a chain's own coin; for a chain not in the table, "coins" with 18 decimals, as nearly all have. */
export function nativeUnit(chainId: number): Unit {
  const chain = chainById(chainId);
  return chain
    ? { symbol: cleanText(chain.symbol, 12), decimals: chain.decimals }
    : { symbol: t('chain.name.coins'), decimals: 18 };
}

/** The chains to choose from: those that the service hosts, Ethereum first, then main networks, then test networks. */
export function chainChoices(): { id: number; name: string; testnet: boolean }[] {
  return allChains()
    .filter(({ hosted }) => hosted)
    .map(({ id, testnet }) => ({ id, name: chainName(id), testnet: Boolean(testnet) }))
    .sort(
      (a, b) =>
        Number(a.testnet) - Number(b.testnet) ||
        Number(b.id === 1) - Number(a.id === 1) ||
        a.name.localeCompare(b.name, 'en'),
    );
}

const mostNamed = 3;

/**
 * Returns the reason for which a chain was chosen: "because this link goes to arbiscan.io". `after` lists the chains
 * that were asked before it: "because it is one of your chains; not found on Ethereum".
 */
export function formatChainReason(reason: ChainReason, after: Chain[] = []): string {
  const why = toWords(reason);
  return after.length === 0
    ? why
    : t('chain.reason.andNotKnown', { reason: why, chains: joinNames(after), count: after.length });
}

function joinNames(chains: Chain[]): string {
  const names = chains.map(nameChain);
  if (names.length <= mostNamed + 1) return formatList(names);
  return formatList([
    ...names.slice(0, mostNamed),
    sayCount(names.length - mostNamed, (count, formatted) => t('writing.others', { count, formatted })),
  ]);
}

function toWords(reason: ChainReason): string {
  switch (reason.kind) {
    case 'chosen':
      return t('chain.reason.chosen');
    case 'written':
      return t('chain.reason.written');
    case 'default':
      return t('chain.reason.default');
    case 'listed':
      return t('chain.reason.listed');
    case 'guessed':
      return t('chain.reason.guessed');
    case 'link':
      return t('chain.reason.link', { host: cleanText(reason.host, 60) });
    case 'page':
      return t('chain.reason.page', { host: cleanText(reason.host, 60) });
    case 'site-choice':
      return t('chain.reason.siteChoice', { host: cleanText(reason.host, 60) });
    case 'site':
      return t('chain.reason.site', { host: cleanText(reason.host, 60) });
    case 'words':
      return t('chain.reason.words', { text: cleanText(reason.words, 40) });
  }
}

/** A chain's own name, cleaned for display; "Chain 123" if it has none. */
export function nameChain({ id, name }: Chain): string {
  return cleanText(name, 40) || t('chain.name.unnamed', { id: String(id) });
}

// A thousand times the coin supply of any main network.
const mostCoins = 10n ** 18n;

/**
 * True if this much of a chain's own coin can exist (`value` is an integer string in smallest units). Always true for
 * test networks and for chains that the table does not list, whose supply is unknown.
 */
export function canExist(value: string, chainId: number): boolean {
  const chain = chainById(chainId);
  if (!chain || chain.testnet || !isInteger(value)) return true;
  const amount = BigInt(value);
  return (amount < 0n ? -amount : amount) <= mostCoins * 10n ** BigInt(chain.decimals);
}

/**
 * An amount of a chain's own coin: "1.5 ETH" or "more ETH than exists". `value` is an integer string in smallest units.
 */
export function formatCoin(value: string, chainId: number, options: { sign?: boolean } = {}): Amount {
  const { symbol, decimals } = nativeUnit(chainId);
  const { text, exact } = formatUnits(value, decimals, options);
  return {
    text: canExist(value, chainId) ? `${text} ${symbol}` : t('amount.moreThanExists', { symbol }),
    exact: `${exact} ${symbol}`,
  };
}

/** A change and the balance after it, in a chain's own coin. Amounts are integer strings in smallest units. */
export function changeWords(q: { delta: string; value: string; chainId: number }): { change: Amount; balance: Amount } {
  return { change: formatCoin(q.delta, q.chainId, { sign: true }), balance: formatCoin(q.value, q.chainId) };
}
