import { describe, expect, test } from 'vitest';
import { chooseChain } from '../../../src/chains/choose-chain.ts';
import type { ChosenChain } from '../../../src/models/chain.ts';
import { detectInText } from '../../../src/references/detect-in-text.ts';
import { detectInUrl } from '../../../src/references/detect-in-url.ts';
import type { Evidence, Found, Reference } from '../../../src/references/reference.ts';
import { type LinkCase, linkCases } from './cases/link-cases.ts';
import { nearMissCases } from './cases/near-miss-cases.ts';
import { type TextCase, textCases } from './cases/text-cases.ts';

const hash = `0x${'ab'.repeat(32)}`;
const otherHash = `0x${'12'.repeat(32)}`;
const address = `0x${'cd'.repeat(20)}`;
const otherAddress = `0x${'34'.repeat(20)}`;
const pageHost = 'forum.example.org';

function ask(found: Found | { reference: Reference; written: string }, evidence: Partial<Evidence>): ChosenChain {
  const chainPrefix = 'chainPrefix' in found && found.chainPrefix ? { chainPrefix: found.chainPrefix } : {};
  return chooseChain({
    reference: found.reference,
    evidence: { written: found.written, pageHost, before: '', after: '', ...chainPrefix, ...evidence },
    userChainIds: [1],
  });
}

function askLink([link]: LinkCase): ChosenChain {
  const href = link.replace('◆', hash).replace('◇', address);
  const [inText] = /^https?:/.test(href) ? [] : detectInText(href);
  const found = detectInUrl(href) ?? inText ?? { reference: { kind: 'address', address }, written: address };
  return ask(found, { link: href });
}

function askText(text: string, host = pageHost): ChosenChain {
  const page = text.replace('◆◆', address).replace('◆', hash).replaceAll('◇', otherAddress).replaceAll('◈', otherHash);
  const asked = text.includes('◆◆') ? address : hash;
  // References are found in each cell alone, the words around them in the whole row.
  const found = detectInText(page.replaceAll('¦', '\n')).find(({ written }) => written.includes(asked));
  if (!found) throw new Error(`no reference in ${page}`);
  const before = page.slice(0, found.start).replaceAll('¦', '').trimStart().slice(-80);
  const after = page.slice(found.end).replaceAll('¦', '').trimEnd().slice(0, 80);
  return ask(found, { before, after, pageHost: host });
}

function isHit({ chain, reason }: ChosenChain, chainId: number, expected: TextCase[2]): boolean {
  const isReason = reason.kind === expected || (reason.kind === 'words' && reason.words === expected);
  return chain.id === chainId && isReason;
}

const all: { text: string; chainId: number; expected: TextCase[2]; answer: ChosenChain }[] = [
  ...linkCases.map((one) => ({
    text: one[0],
    chainId: one[1],
    expected: one[2] ?? ('link' as const),
    answer: askLink(one),
  })),
  ...textCases.map(([text, chainId, expected, host]) => ({ text, chainId, expected, answer: askText(text, host) })),
  ...nearMissCases.map((text) => ({ text, chainId: 1, expected: 'default' as const, answer: askText(text) })),
];

describe('the specification of which chain', () => {
  test('has at least 150 cases, each once', () => {
    expect(all.length).toBeGreaterThanOrEqual(150);
    const cases = [...linkCases, ...textCases.map(([text, , , host = '']) => [text, host]), ...nearMissCases];
    expect(new Set(cases.map(String)).size).toBe(cases.length);
  });

  test('is met at the first guess by at least 97 of 100 cases', () => {
    const missed = all.filter(({ answer, chainId, expected }) => !isHit(answer, chainId, expected));
    const rate = 1 - missed.length / all.length;

    const lines = missed.map(
      ({ text, chainId, expected, answer }) => `${text} → ${chainId} ${expected}, not ${JSON.stringify(answer)}`,
    );
    expect(rate, lines.join('\n')).toBeGreaterThanOrEqual(0.97);
  });
});
