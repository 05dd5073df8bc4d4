// @vitest-environment new-document
import { beforeEach, expect, test } from 'vitest';
import { isExplorerHost } from '../../../src/chains/chain-of-url.ts';
import { chooseChain } from '../../../src/chains/choose-chain.ts';
import { toQuestion } from '../../../src/lookup/input/lookup-question.ts';
import { listInText, parseLookupInput } from '../../../src/lookup/input/parse-lookup-input.ts';
import { isCalledHash, judgeHash } from '../../../src/references/private-key-guard.ts';
import { type Reference, type ReferenceContext, valuesOf } from '../../../src/references/reference.ts';
import { questionsAt, styleAsBrowser } from './page-fragment.ts';
import { fill, htmlOf, type Place, readPlaces, textOf, valueIn } from './place.ts';
import { quickenKeys } from './quick-keys.ts';

quickenKeys();
beforeEach(styleAsBrowser);

function questionsOf(one: Place, name: string): { reference: Reference; context: ReferenceContext }[] {
  const value = valueIn(one, name);
  if (one.typed !== undefined) {
    const text = fill(one.typed, name);
    const parsed = parseLookupInput(
      text,
      listInText(text).find((each) => each.includes(value)),
    );
    return parsed.ok && valuesOf(parsed.found.reference).includes(value) ? [toQuestion(parsed)] : [];
  }
  return questionsAt(htmlOf(one, name), fill(one.page ?? 'https://page.example', name), value);
}

/** Returns what a card asks for at each place of the value: the thing, the chain unless it is a guess, and if it asks. */
function answersTo(one: Place, name: string) {
  return questionsOf(one, name).map(({ reference, context }) => {
    const { chain, reason } = chooseChain({ reference, context, userChainIds: [1] });
    const asked = context.pageHost === '';
    const isSent =
      reference.kind === 'transaction'
        ? judgeHash({ hash: reference.hash, context, asked, isExplorerHost }).kind === 'send'
        : !isCalledHash(context);
    const nft = reference.kind === 'token-instance' ? reference.tokenId : undefined;
    const isGuess = reason.kind === 'default';
    return { thing: nft ? 'nft' : reference.kind, nft, isSent, chain: isGuess ? null : chain.id };
  });
}

/** A wrong chain is worse than a guess, and sending what is no reference is worst. */
function judge(one: Place, name: string): { isRight: boolean; isWrongChain: boolean; isSent: boolean } {
  const answers = answersTo(one, name);
  const sent = answers.filter(({ isSent }) => isSent);
  const isSent = sent.length > 0;
  const isWrongChain = sent.some(({ chain }) => chain !== null && chain !== one.chain);
  const [first] = answers;
  if (!['transaction', 'address', 'nft'].includes(one.thing)) {
    const isRight = one.thing === 'several' ? listInText(fill(textOf(one), name)).length > 1 : !isSent;
    return { isRight, isWrongChain: false, isSent };
  }
  const isThing = first?.thing === one.thing && (one.nft === undefined || first.nft === one.nft);
  const isChain = first?.chain === one.chain || (!one.certain && first?.chain === null);
  const isAsked = one.sends === 'never' || isSent === (one.sends === 'hover');
  return { isRight: isThing && isChain && isAsked, isWrongChain, isSent };
}

test.for([
  ['places-working', 0.96, 0],
  ['places-measuring', 0.985, 0],
] as const)('of %s %d are read right, and of at most %d a wrong chain is asked', ([part, least, most]) => {
  const all = readPlaces(part);
  const judged = all.map((one, at) => ({ ...one, at, ...judge(one, `${part} ${at}`) }));
  const missed = judged.filter(({ isRight }) => !isRight);
  const wrong = judged.filter(({ isWrongChain }) => isWrongChain);
  const others = judged.filter(({ thing }) => thing === 'other-family');

  if (process.env.npm_lifecycle_event === 'corpora') {
    const counts = [all.length - missed.length, wrong.length, others.filter(({ isSent }) => isSent).length];
    process.stdout.write(`${part}: right, on a wrong chain, sent for other families: ${counts} of ${all.length}\n`);
    if (part === 'places-working')
      for (const one of missed) process.stdout.write(`  missed ${one.at} (${one.place}): ${textOf(one)}\n`);
  }
  expect(1 - missed.length / all.length).toBeGreaterThanOrEqual(least);
  expect(wrong.length / all.length).toBeLessThanOrEqual(most);
});
