import { describe, expect, test } from 'vitest';
import type { ChosenChain } from '../../../../src/models/chain.ts';
import { isEvidence } from '../../../../src/references/is-reference.ts';
import type { Reference } from '../../../../src/references/reference.ts';
import { createLookUp } from '../../../../src/views/popup/create-look-up.ts';
import type { Subject } from '../../../../src/views/popup/look-up.ts';
import { createDeferred, createFakeAsk } from '../fake-ask.ts';
import { named } from '../named.ts';
import cases from './look-up.cases.json' with { type: 'json' };

const address = `0x${'ab'.repeat(20)}`;
const hash = `0x${'cd'.repeat(32)}`;
const link = `https://arbiscan.io/tx/${hash}`;
const transaction = { kind: 'transaction', hash } as const;
const found = {
  reference: transaction,
  evidence: { written: hash, pageHost: 'page.example', before: '', after: '', link: 'https://arbiscan.io/' },
} as const;
const chains: { [name in 'default' | 'link']: ChosenChain } = {
  default: { chain: { id: 1, name: 'Ethereum' }, reason: { kind: 'default' } },
  link: { chain: { id: 42161, name: 'Arbitrum' }, reason: { kind: 'link', host: 'arbiscan.io' } },
};

/** In a scenario these texts stand there by their names. */
const texts: { [name: string]: string } = { address, hash, link };

/** What happens: "holdChain" keeps back the next answer to the question for the chain, until a step tells it. */
type Step =
  | 'submit'
  | 'settleChain'
  | 'rest'
  | 'holdChain'
  | 'lookUpFound'
  | { submit: string }
  | { put: string }
  | { type: string }
  | { pick: number }
  | { follow: number }
  | { foundOn: number }
  | { turnTo: Reference['kind'] }
  | { chainIs: keyof typeof chains }
  | { is: { [name: string]: unknown } };
type Scenario = { name: string; isGone?: boolean; steps: Step[] };

const { box, found: ofPage } = cases as unknown as { [about in 'box' | 'found']: Scenario[] };

/** A box over a background that knows the chain of a link, or answers nothing. */
function open({ isGone = false } = {}) {
  const subjects: Subject[] = [];
  const held: ReturnType<typeof createDeferred<ChosenChain>>[] = [];
  let isHolding = false;
  const fake = createFakeAsk({
    ...(!isGone && {
      chainFor: ({ evidence }) => {
        if (!isHolding) return evidence.link ? chains.link : chains.default;
        isHolding = false;
        return held[held.push(createDeferred<ChosenChain>()) - 1]?.promise ?? chains.default;
      },
    }),
  });
  const rests: { ms: number; end: () => void }[] = [];
  const lookUp = createLookUp({
    ask: fake.ask,
    defaultChainId: 1,
    addressesHere: () => [],
    wait: (ms, signal) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      rests.push({ ms, end: resolve });
      signal.addEventListener('abort', () => resolve());
      return promise;
    },
    onSubject: (subject) => subjects.push(subject),
  });
  const submit = (text: string) => {
    lookUp.text.value = text;
    return lookUp.submit();
  };
  const holdChain = () => {
    isHolding = true;
  };
  /** Lets half a second pass for every rest that was not ended. */
  const rest = () => {
    for (const { end } of rests) end();
  };
  return { lookUp, subjects, asked: fake.asked, held, rests, submit, holdChain, rest };
}

const digitsOf = (one: Reference) =>
  one.kind === 'transaction' ? one.hash : one.kind === 'address' ? one.address : one.tokenId;

/** All that can be seen of a box, and of what it asked and told. */
function look({ lookUp, subjects, rests }: ReturnType<typeof open>) {
  const nameOf = (text: string | undefined) => Object.keys(texts).find((name) => texts[name] === text) ?? text;
  return {
    subjects,
    lookedUp: subjects.map(
      ({ reference, chainId, isPicked, isFound }) =>
        `${nameOf(digitsOf(reference))} on ${chainId}${isPicked ? ', picked' : ''}${isFound ? ', found' : ''}`,
    ),
    link: nameOf(subjects.at(-1)?.evidence.link),
    chainId: lookUp.chainId.value,
    text: nameOf(lookUp.text.value),
    problem: lookUp.problem.value,
    problemKind: lookUp.problem.value?.kind,
    rests: rests.map(({ ms }) => ms),
  };
}

async function play({ steps, isGone = false }: Scenario): Promise<void> {
  const drawn = open({ isGone });
  const { lookUp, held, submit, holdChain, rest } = drawn;
  const textOf = (name: string) => texts[name] ?? name;
  const calls = {
    submit: () => void lookUp.submit(),
    settleChain: () => lookUp.settleChain(),
    lookUpFound: () => void lookUp.lookUpFound(found),
    ...{ holdChain, rest },
  };
  for (const step of steps) {
    if (typeof step === 'string') calls[step]();
    else if ('submit' in step) void submit(textOf(step.submit));
    else if ('put' in step) lookUp.text.value = textOf(step.put);
    else if ('type' in step) void lookUp.type(textOf(step.type));
    else if ('pick' in step) lookUp.pickChain(step.pick);
    else if ('follow' in step) lookUp.follow(transaction, step.follow);
    else if ('foundOn' in step) lookUp.foundOn('transaction', step.foundOn);
    else if ('turnTo' in step) lookUp.turnTo(step.turnTo);
    else if ('chainIs' in step) held[0]?.resolve(chains[step.chainIs]);
    else {
      const seen = Object.entries(look(drawn)).filter(([name]) => name in step.is);
      expect(Object.fromEntries(seen)).toEqual(step.is);
    }
    await new Promise((resolve) => setTimeout(resolve));
  }
}

describe('createLookUp', () => {
  test.for(named(box))('%s', ([, scenario]) => play(scenario));

  test.for(cases.refused)('asks nobody about “$text” and says why: $kind', async ({ text, kind }) => {
    const { lookUp, asked, submit } = open();

    await submit(text);

    expect(asked).toEqual([]);
    expect(lookUp.problem.value).toMatchObject({ kind: 'input', problem: { kind } });
  });

  test('passes on what was pasted around a value, as much as the background believes', async () => {
    const { subjects, submit } = open();
    const others = Array.from({ length: 300 }, (_, at) => `0x${at.toString(16).padStart(40, '0')}`);

    await submit(`${'x '.repeat(50)}PRIVATE_KEY=${hash} of ${address} ${others.join(' ')}`);

    const [subject] = subjects;
    expect(subject).toMatchObject({ reference: { kind: 'transaction', hash } });
    expect(subject?.evidence.before).toMatch(/^.{68}PRIVATE_KEY=$/);
    expect(subject?.evidence.after).toMatch(/^ of 0xabab.{70}$/);
    expect(subject?.evidence.addresses).toEqual([address, ...others.slice(0, 199)]);
    expect(isEvidence(subject?.evidence)).toBe(true);
  });

  test('leaves a link out that is too long for the background to believe', async () => {
    const { subjects, submit } = open();

    await submit(`${link}?${'x'.repeat(3000)}`);

    expect(subjects).toHaveLength(1);
    expect(subjects[0]?.evidence).not.toHaveProperty('link');
  });
});

describe('a reference that was found on a page', () => {
  test.for(named(ofPage))('%s', ([, scenario]) => play(scenario));

  test('is looked up on the chain that the page speaks for, as one that nobody typed', async () => {
    const { lookUp, subjects, asked } = open();

    await lookUp.lookUpFound(found);

    expect(asked.map(({ request }) => request)).toEqual([found]);
    expect(subjects).toEqual([{ ...found, chainId: 42161, isPicked: false, isFound: true }]);
    expect(lookUp.text.value).toBe(hash);
  });
});
