import { coinChains } from './chain-names.ts';
import { chainOfHome, chainOfHost } from './chain-of-url.ts';
import { chainById } from './chain-table.ts';
import { findNames } from './find-names.ts';
import type { Mention } from './mention.ts';

const hostForm = /(?:[\w.+-]+@)?(?:[\w-]+\.)+[a-z]{2,}(?![\w-])/g;
const chainIdForm = /chain[\s_-]?id["'`]?\s*(?:is\s|[:=#(]\s*)?["']?(\d{1,15})(?!\d)/gi;
const coinForm = new RegExp(`\\d\\s?(${Object.keys(coinChains).join('|')})(?![\\w-])`, 'g');

const mainnetForm = /(?<![\w-])(?:(?:on|to)\s+mainnet|mainnet(?=["'`]?\s*[:|=]))(?!\w)/gi;

function mentionsByForm(text: string, form: RegExp, toChainId: (found: string) => number | undefined): Mention[] {
  return [...text.matchAll(form)].flatMap((match) => {
    const chainId = toChainId(match[1] ?? match[0]);
    const isWeak = form === coinForm;
    const [start, end] = [
      match.index + (isWeak ? match[0].length - (match[1] ?? '').length : 0),
      match.index + match[0].length,
    ];
    return chainId === undefined ? [] : [{ chainId, words: text.slice(start, end), start, end, isWeak }];
  });
}

/**
 * The chains that a text names, where no longer name covers a shorter one ("Base Sepolia" is not Base), in no
 * order. `mainnetId` is what "on mainnet" means there.
 */
export function findChainMentions(text: string, mainnetId: number): Mention[] {
  const hosts = mentionsByForm(text, hostForm, (host) => (chainOfHost(host) ?? chainOfHome(host))?.chainId);
  // Parts of a host name no chain: base.example, core.telegram.org.
  const plain = text.replace(hostForm, (host) => '\u0001'.repeat(host.length));
  const mentions = [
    ...hosts,
    ...mentionsByForm(plain, chainIdForm, (digits) => chainById(Number(digits))?.id),
    ...findNames(plain),
    ...mentionsByForm(plain, mainnetForm, () => mainnetId),
    ...mentionsByForm(plain, coinForm, (symbol) => coinChains[symbol]),
  ];
  const length = ({ start, end }: Mention) => end - start;
  const kept: Mention[] = [];
  for (const mention of mentions.sort((a, b) => length(b) - length(a)))
    if (kept.every(({ start, end }) => end <= mention.start || mention.end <= start)) kept.push(mention);
  return kept;
}
