import { type ChainQuestion, chooseChain } from '../../../src/chains/choose-chain.ts';
import { detectInText } from '../../../src/references/detect-in-text.ts';
import { detectInUrl } from '../../../src/references/detect-in-url.ts';
import type { Found, Reference, ReferenceContext } from '../../../src/references/reference.ts';
import tables from './guess-chain.json' with { type: 'json' };

type Cases = {
  links: { link: string; chainId: number; reason?: string }[];
  texts: { text: string; chainId: number; reason: string; host?: string }[];
  nearMisses: string[];
};

/**
 * Real-world links and texts, and texts that name no chain although their words look like it. `◆` is the transaction
 * hash in question, or `◆◆` an address in texts; `◇` is another address, `◈` another transaction, `¦` a cell border.
 * Each case has the expected chain, and the kind or the words of the reason: `link` and an ordinary page by default.
 */
export const cases: Cases = {
  links: tables.links.flatMap<Cases['links'][number]>(({ rows }) => rows),
  texts: tables.texts.flatMap<Cases['texts'][number]>(({ rows }) => rows),
  nearMisses: tables.nearMisses,
};

/** Returns the question of every case of the table, with Ethereum as the user's only chain. */
export function askAll(): ChainQuestion[] {
  const texts = [...cases.texts, ...cases.nearMisses.map((text) => ({ text, host: undefined }))];
  return [...cases.links.map(({ link }) => askLink(link)), ...texts.map(({ text, host }) => askText(text, host))];
}

/** A case of the table: whether Hashlens asks the right chain first for the right reason. `said` describes a miss. */
export type Guess = { text: string; isChain: boolean; isReason: boolean; said: string };

const hash = `0x${'ab'.repeat(32)}`;
const otherHash = `0x${'12'.repeat(32)}`;
const address = `0x${'cd'.repeat(20)}`;
const otherAddress = `0x${'34'.repeat(20)}`;
const plainHost = 'forum.example.org';

/** Returns the first guess for every case of the table, with Ethereum as the user's only chain. */
export function guessAll(): Guess[] {
  return [
    ...cases.links.map(({ link, chainId, reason = 'link' }) => toGuess(link, askLink(link), chainId, reason)),
    ...cases.texts.map(({ text, chainId, reason, host }) => toGuess(text, askText(text, host), chainId, reason)),
    ...cases.nearMisses.map((text) => toGuess(text, askText(text), 1, 'default')),
  ];
}

function toGuess(text: string, question: ChainQuestion, chainId: number, wanted: string): Guess {
  const { chain, reason } = chooseChain(question);
  const isReason = reason.kind === wanted || (reason.kind === 'words' && reason.words === wanted);
  const said = `${text} → ${chainId} ${wanted}, not ${chain.id} ${JSON.stringify(reason)}`;
  return { text, isChain: chain.id === chainId, isReason, said };
}

function askLink(link: string): ChainQuestion {
  const href = link.replace('◆', hash).replace('◇', address);
  const [inText] = /^https?:/.test(href) ? [] : detectInText(href);
  const found = detectInUrl(href) ?? inText ?? { reference: { kind: 'address', address }, written: address };
  return ask(found, { link: href });
}

function askText(text: string, pageHost = plainHost): ChainQuestion {
  const page = text.replace('◆◆', address).replace('◆', hash).replaceAll('◇', otherAddress).replaceAll('◈', otherHash);
  const asked = text.includes('◆◆') ? address : hash;
  // References are found per cell; the surrounding words come from the whole row.
  const found = detectInText(page.replaceAll('¦', '\n')).find(({ written }) => written.includes(asked));
  if (!found) throw new Error(`There is no reference in ${page}`);
  const before = page.slice(0, found.start).replaceAll('¦', '').trimStart().slice(-80);
  const after = page.slice(found.end).replaceAll('¦', '').trimEnd().slice(0, 80);
  return ask(found, { before, after, pageHost });
}

function ask(
  found: Found | { reference: Reference; written: string },
  context: Partial<ReferenceContext>,
): ChainQuestion {
  const chainPrefix = 'chainPrefix' in found && found.chainPrefix ? { chainPrefix: found.chainPrefix } : {};
  return {
    reference: found.reference,
    context: { written: found.written, pageHost: plainHost, before: '', after: '', ...chainPrefix, ...context },
    userChainIds: [1],
  };
}
