import { isNameMeant, type Name, withCompany } from './around-name.ts';
import { chainNames } from './chain-names.ts';
import { chainsByStart } from './chain-table.ts';
import type { Mention } from './mention.ts';
import { testnetOf } from './testnets.ts';

// Every match of a name has one of these words in it. Hardly any text has any, and expressions are dear at their first use.
const listed: (Name & { words: string[]; pattern: string })[] = chainNames.map(([pattern, chainId, strength]) => ({
  words:
    pattern
      .replace(/\(\?![^()]*(?:\([^()]*\))?[^()]*\)/g, '')
      .toLowerCase()
      .match(/[a-z]{2,}/g) ?? [],
  pattern,
  chainId,
  strength,
}));

function toForm(pattern: string): RegExp {
  return new RegExp(
    `(?:${pattern.replaceAll(' ', '[\\s_-]*')})(?:[\\s_-]*\\(?(testnet|sepolia|goerli|devnet)(?![a-z]))?`,
    'gi',
  );
}

const listedIds = new Set(chainNames.map(([, chainId]) => chainId));

// The chain table's own names, exactly as written there. One word alone ("Canto") is not enough.
function tableMentions(text: string): Mention[] {
  const named = chainsByStart((start) => text.includes(start)).filter(
    ({ id, name }) => name.length > 3 && text.includes(name) && (name.includes(' ') || !listedIds.has(id)),
  );
  if (named.length === 0) return [];
  const ids = new Map(named.map(({ id, name }) => [name, id]));
  const longestFirst = [...ids.keys()].sort((a, b) => b.length - a.length);
  const form = new RegExp(longestFirst.map((name) => name.replace(/[^\w\s]/g, '\\$&')).join('|'), 'g');
  return [...text.matchAll(form)].flatMap((match) => {
    const [name] = match;
    const strength = name.includes(' ') ? 'any' : 'strict';
    return toMention({ chainId: ids.get(name) ?? 1, strength }, match, text);
  });
}

function listedMentions(text: string): Mention[] {
  const lower = text.toLowerCase();
  return listed
    .filter(({ words }) => words.some((word) => lower.includes(word)))
    .flatMap((name) => [...text.matchAll(toForm(name.pattern))].flatMap((match) => toMention(name, match, text)));
}

function toMention(name: Name, match: RegExpExecArray, text: string): Mention[] {
  const [whole, network] = match;
  const place = { start: match.index, end: match.index + whole.length };
  const chainId = network ? testnetOf(name.chainId, network) : name.chainId;
  if (chainId === undefined || !isNameMeant(name, text, { ...place, isTestnet: Boolean(network) })) return [];
  const { start, end } = withCompany(text, place.start, place.end);
  return [{ chainId, words: text.slice(start, end), start, end, isWeak: name.strength === 'weak' }];
}

/**
 * The chains that a text calls by their names, as people write them and as the chain table does. A shorter name may lie
 * in a longer one.
 */
export function findNames(text: string): Mention[] {
  return [...listedMentions(text), ...tableMentions(text)];
}
