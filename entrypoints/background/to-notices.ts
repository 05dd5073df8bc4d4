import { chainName } from '../../src/format/chain-words.ts';
import { changeWords, endWords } from '../../src/format/change-words.ts';
import { cleanText } from '../../src/format/clean-text.ts';
import { formatList } from '../../src/format/format-list.ts';
import { formatNumber } from '../../src/format/format-number.ts';
import { shortenHex } from '../../src/format/hex.ts';
import type { WatchedThings } from '../../src/lookup/watching/plan-checks.ts';
import type { WatchCheck } from '../../src/models/watch-check.ts';
import { watchedBounds } from '../../src/models/watched.ts';
import { toChecksum } from '../../src/references/to-checksum.ts';
import { directionOf } from '../../src/words/choose-language.ts';
import { isolate } from '../../src/words/isolate.ts';
import { spokenTag, words } from '../../src/words/words.ts';

/** One notification. `about` is what a press on it leads to: a thing on its chain, or the list. */
export type Notice = { about: { value: string; chainId: number } | null; title: string; text: string };

const mostAlone = 3;
const mostNamed = 5;

/** What is to be notified of what checks found, in the language that is spoken: one notice for each of up to three, else one for all. */
export function toNotices(things: Pick<WatchedThings, 'addresses' | 'transactions'>, found: WatchCheck[]): Notice[] {
  const names = new Map([
    ...things.addresses.map(({ address, name }) => [address, name] as const),
    ...things.transactions.map(({ hash, name }) => [hash, name] as const),
  ]);
  const nameOf = ({ about, kind }: WatchCheck) =>
    cleanText(names.get(about) ?? '', watchedBounds.name) || shortenHex(kind === 'address' ? toChecksum(about) : about);
  if (found.length <= mostAlone) return found.flatMap((check) => toNotice(check, nameOf(check)) ?? []);
  const say = words().watchChecks;
  const named = found.slice(0, mostNamed).map((check) => (isFromRight() ? isolate(nameOf(check)) : nameOf(check)));
  const rest = found.length - named.length;
  return [
    {
      about: null,
      title: say.severalTitle(found.length, formatNumber(found.length)),
      text: inDirection(formatList(rest === 0 ? named : [...named, say.others(rest, formatNumber(rest))])),
    },
  ];
}

function toNotice(check: WatchCheck, name: string): Notice | null {
  const { about: value, chainId } = check;
  const about = { value, chainId };
  const say = words().watchChecks;
  const chain = chainName(chainId);
  if (check.kind === 'transaction') {
    return check.end && { about, title: name, text: inDirection(say.onChain(endWords(check.end).text, chain)) };
  }
  if (!check.change || !check.seen) return null;
  const { change, balance } = changeWords({ delta: check.change.delta, value: check.seen.value, chainId });
  return { about, title: name, text: inDirection(say.onChain(say.changedTo(change.text, balance.text), chain)) };
}

// A notification has no direction of its own: it takes that of its first letter, which may be of a chain or a name.
function inDirection(text: string): string {
  return isFromRight() ? `\u200f${text}` : text;
}

function isFromRight(): boolean {
  return directionOf(spokenTag()) === 'rtl';
}
