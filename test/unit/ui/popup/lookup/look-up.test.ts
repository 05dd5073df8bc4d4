import { describe, expect, test } from 'vitest';
import type { Protocol } from '../../../../../src/messaging/protocol.ts';
import type { ChosenChain } from '../../../../../src/models/chain.ts';
import { isReferenceContext } from '../../../../../src/references/reference.ts';
import type { LookUp, Subject } from '../../../../../src/ui/popup/lookup/look-up.ts';
import { createLookUp } from '../../../../../src/ui/popup/lookup/look-up.ts';
import { createDeferred, createFakeAsk } from '../../fake-ask.ts';
import cases from './look-up.cases.json' with { type: 'json' };

const address = `0x${'ab'.repeat(20)}`;
const hash = `0x${'cd'.repeat(32)}`;
const byDefault: ChosenChain = { chain: { id: 1, name: 'Ethereum' }, reason: { kind: 'default' } };
const byLink: ChosenChain = { chain: { id: 42161, name: 'Arbitrum' }, reason: { kind: 'link', host: 'arbiscan.io' } };

const submit = (lookUp: LookUp, text: string) => {
  lookUp.text.value = text;
  return lookUp.submit();
};

type ChainFor = (request: Protocol['chainFor']['request']) => ChosenChain | Promise<ChosenChain>;

function open(chainFor?: ChainFor) {
  const subjects: Subject[] = [];
  const fake = createFakeAsk(chainFor ? { chainFor } : {});
  const rests: { ms: number; signal: AbortSignal; end: () => void }[] = [];
  const lookUp = createLookUp({
    ask: fake.ask,
    defaultChainId: 1,
    addressesHere: () => [],
    wait: (ms, signal) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      rests.push({ ms, signal, end: resolve });
      signal.addEventListener('abort', () => resolve());
      return promise;
    },
    onSubject: (subject) => subjects.push(subject),
  });
  /** Ends all pending rests of half a second. */
  async function rest(): Promise<void> {
    for (const { end } of rests) end();
    await Promise.resolve();
  }
  return { lookUp, subjects, asked: fake.asked, rests, rest };
}

describe('createLookUp', () => {
  test('looks up what is in the box, with its written form as context and no page', async () => {
    const { lookUp, subjects } = open(() => byDefault);
    lookUp.text.value = ` ${address.toUpperCase().replace('0X', '0x')} `;

    await lookUp.submit();

    expect(subjects).toEqual([
      {
        reference: { kind: 'address', address },
        context: { written: `0x${'AB'.repeat(20)}`, pageHost: '', before: '', after: '' },
        chainId: 1,
        isPicked: false,
      },
    ]);
  });

  test('takes the chain of a pasted link, and passes the link on as context', async () => {
    const { lookUp, subjects } = open(() => byLink);
    lookUp.text.value = `https://arbiscan.io/tx/${hash}`;

    await lookUp.submit();

    expect(subjects[0]).toMatchObject({ chainId: 42161, isPicked: false });
    expect(subjects[0]?.context.link).toBe(`https://arbiscan.io/tx/${hash}`);
    expect(lookUp.chainId.value).toBe(42161);
  });

  test('passes on what was pasted around a value, as much as the background believes', async () => {
    const { lookUp, subjects } = open(() => byDefault);
    const others = Array.from({ length: 300 }, (_, at) => `0x${at.toString(16).padStart(40, '0')}`);
    lookUp.text.value = `${'x '.repeat(200)}PRIVATE_KEY=${hash} of ${address} ${others.join(' ')}`;

    await lookUp.submit();

    const [subject] = subjects;
    expect(subject).toMatchObject({ reference: { kind: 'transaction', hash } });
    expect(subject?.context.before).toMatch(/^.{308}PRIVATE_KEY=$/);
    expect(subject?.context.after).toMatch(/^ of 0xabab.{310}$/);
    expect(subject?.context.addresses).toEqual([address, ...others.slice(0, 199)]);
    expect(isReferenceContext(subject?.context)).toBe(true);
  });

  test('leaves a link out that is too long for the background to believe', async () => {
    const { lookUp, subjects } = open(() => byDefault);
    lookUp.text.value = `https://arbiscan.io/tx/${hash}?${'x'.repeat(3000)}`;

    await lookUp.submit();

    expect(subjects).toHaveLength(1);
    expect(subjects[0]?.context).not.toHaveProperty('link');
  });

  test('moves the picker while one types, before anything is looked up', async () => {
    const { lookUp, subjects } = open(() => byLink);

    await lookUp.type(`https://arbiscan.io/tx/${hash}`);

    expect(lookUp.chainId.value).toBe(42161);
    expect(subjects).toEqual([]);
  });

  test('prefers a picked chain to the default one, and a written chain to both', async () => {
    const { lookUp, subjects } = open(({ context }) => (context.link ? byLink : byDefault));
    lookUp.pickChain(8453);

    await submit(lookUp, address);
    await submit(lookUp, `https://arbiscan.io/tx/${hash}`);

    expect(subjects.map(({ chainId, isPicked }) => [chainId, isPicked])).toEqual([
      [8453, true],
      [42161, false],
    ]);
  });

  test('asks again on another chain after half a second of rest on it', async () => {
    const { lookUp, subjects, rests, rest } = open(() => byDefault);
    await submit(lookUp, address);

    lookUp.pickChain(10);
    const atOnce = [lookUp.chainId.value, subjects.length];
    await rest();

    expect(rests.map(({ ms }) => ms)).toEqual([500]);
    expect(atOnce).toEqual([10, 1]);
    expect(subjects).toHaveLength(2);
    expect(subjects.at(-1)).toMatchObject({ reference: { address }, chainId: 10, isPicked: true });
  });

  test('asks on none of the chains that were walked past', async () => {
    const { lookUp, subjects, rest } = open(() => byDefault);
    await submit(lookUp, address);

    for (const id of [10, 30, 100, 137]) lookUp.pickChain(id);
    await rest();

    expect(subjects.map(({ chainId }) => chainId)).toEqual([1, 137]);
  });

  test('asks at once, and only once, when the user goes on from the list', async () => {
    const { lookUp, subjects, rest } = open(() => byDefault);
    await submit(lookUp, address);

    lookUp.settleChain();
    lookUp.pickChain(10);
    lookUp.settleChain();
    lookUp.settleChain();
    await rest();

    expect(subjects.map(({ chainId }) => chainId)).toEqual([1, 10]);
  });

  test('asks nothing when the walk ends where it began', async () => {
    const { lookUp, subjects, rest } = open(() => byDefault);
    await submit(lookUp, address);

    lookUp.pickChain(10);
    lookUp.pickChain(1);
    await rest();

    expect(subjects).toHaveLength(1);
  });

  test.for<[string, (lookUp: LookUp) => unknown, number[]]>([
    ['something is typed', (lookUp) => lookUp.type(hash), [1]],
    ['something is clicked', (lookUp) => lookUp.follow({ kind: 'transaction', hash }, 100), [1, 100]],
    ['another view is turned to', (lookUp) => lookUp.turnTo('transaction'), [1]],
    ['it is looked up as it is', (lookUp) => lookUp.submit(), [1, 10]],
  ])('asks on no picked chain after its rest when %s meanwhile', async ([, happens, chainIds]) => {
    const { lookUp, subjects, rest } = open(() => byDefault);
    await submit(lookUp, address);

    lookUp.pickChain(10);
    await happens(lookUp);
    await rest();

    expect(subjects.map(({ chainId }) => chainId)).toEqual(chainIds);
  });

  test('asks once about what is submitted before the rest is over', async () => {
    const slow = createDeferred<ChosenChain>();
    const { lookUp, subjects, rest } = open(() => slow.promise);
    lookUp.pickChain(10);
    lookUp.text.value = address;
    const submitted = lookUp.submit();

    await rest();
    const beforeAnswer = subjects.length;
    slow.resolve(byDefault);
    await submitted;

    expect(beforeAnswer).toBe(0);
    expect(subjects.map(({ chainId }) => chainId)).toEqual([10]);
  });

  test('stays on a chain that is being picked when something is found on another one', async () => {
    const { lookUp, subjects, rest } = open(() => byDefault);
    lookUp.follow({ kind: 'transaction', hash }, 1);

    lookUp.pickChain(10);
    lookUp.foundOn('transaction', 8453);
    const picked = lookUp.chainId.value;
    await rest();

    expect(picked).toBe(10);
    expect(subjects.at(-1)).toMatchObject({ chainId: 10, isPicked: true });
  });

  test('only moves the picker when the box was edited since', async () => {
    const { lookUp, subjects, rest } = open(() => byDefault);
    await submit(lookUp, address);
    await lookUp.type(hash);

    lookUp.pickChain(10);
    await rest();

    expect(subjects).toHaveLength(1);
    expect(lookUp.chainId.value).toBe(10);
  });

  test('looks up on a chain that is picked while another one is still being found out', async () => {
    const slow = createDeferred<ChosenChain>();
    const { lookUp, subjects, rest } = open(() => slow.promise);
    lookUp.text.value = address;
    const submitted = lookUp.submit();

    lookUp.pickChain(10);
    slow.resolve(byDefault);
    await submitted;
    const beforeRest = subjects.length;
    await rest();

    expect(beforeRest).toBe(0);
    expect(subjects).toMatchObject([{ reference: { address }, chainId: 10, isPicked: true }]);
    expect(lookUp.chainId.value).toBe(10);
  });

  test('goes back to the text and chain of the view that is turned to, and asks that again on another chain', async () => {
    const { lookUp, subjects, rest } = open(() => byDefault);
    await submit(lookUp, address);
    lookUp.follow({ kind: 'transaction', hash }, 100);

    lookUp.turnTo('address');
    const back = [lookUp.text.value, lookUp.chainId.value];
    lookUp.pickChain(10);
    await rest();

    expect(back).toEqual([address, 1]);
    expect(subjects.at(-1)).toMatchObject({ reference: { address }, chainId: 10 });
  });

  test('asks nothing again when the view that is turned to shows nothing', async () => {
    const { lookUp, subjects, rest } = open(() => byDefault);
    await submit(lookUp, address);
    lookUp.turnTo('token-instance');

    lookUp.pickChain(10);
    await rest();

    expect(subjects).toHaveLength(1);
  });

  test('keeps what was typed when another view is turned to', async () => {
    const { lookUp } = open(() => byDefault);
    await submit(lookUp, address);
    lookUp.follow({ kind: 'transaction', hash }, 100);
    await lookUp.type('0x12');

    lookUp.turnTo('address');

    expect(lookUp.text.value).toBe('0x12');
  });

  test('drops the chain of a text that has changed since', async () => {
    const slow = createDeferred<ChosenChain>();
    const { lookUp, subjects } = open(({ context }) => (context.link ? slow.promise : byDefault));
    lookUp.text.value = `https://arbiscan.io/tx/${hash}`;
    const first = lookUp.submit();

    await submit(lookUp, address);
    slow.resolve(byLink);
    await first;

    expect(subjects).toHaveLength(1);
    expect(lookUp.chainId.value).toBe(1);
  });

  test.for(cases)('sends nothing for “$text” and says why: $kind', async ({ text, kind }) => {
    const { lookUp, asked } = open(() => byDefault);
    lookUp.text.value = text;

    await lookUp.submit();

    expect(asked).toEqual([]);
    expect(lookUp.problem.value).toMatchObject({ kind: 'input', problem: { kind } });
  });

  test('says that there is no answer', async () => {
    const { lookUp } = open();
    lookUp.text.value = address;

    await lookUp.submit();

    expect(lookUp.problem.value).toEqual({ kind: 'failure', failure: { kind: 'no-background' } });
  });

  test('writes a followed transaction into the box and stays on its chain', () => {
    const { lookUp, subjects } = open(() => byDefault);

    lookUp.follow({ kind: 'transaction', hash }, 100);

    expect(lookUp.text.value).toBe(hash);
    expect(subjects[0]).toMatchObject({ reference: { hash }, chainId: 100, isPicked: true });
  });

  test('leaves the picker to what was typed since, and remembers where the view was found', async () => {
    const { lookUp } = open(() => byDefault);
    lookUp.follow({ kind: 'transaction', hash }, 1);
    await lookUp.type(address);

    lookUp.foundOn('transaction', 8453);
    const typing = lookUp.chainId.value;
    lookUp.text.value = hash;
    lookUp.turnTo('address');
    lookUp.turnTo('transaction');

    expect(typing).toBe(1);
    expect(lookUp.chainId.value).toBe(8453);
  });

  test('leaves the picker to another view', async () => {
    const { lookUp } = open(() => byDefault);
    lookUp.follow({ kind: 'transaction', hash }, 1);
    await submit(lookUp, address);

    lookUp.foundOn('transaction', 8453);

    expect(lookUp.chainId.value).toBe(1);
  });

  describe('a reference that was found on a page', () => {
    const found = {
      reference: { kind: 'transaction', hash },
      context: { written: hash, pageHost: 'page.example', before: '', after: '', link: 'https://arbiscan.io/' },
    } as const;

    test('is looked up on the chain that the page speaks for, as one that was not typed', async () => {
      const { lookUp, subjects, asked } = open(() => byLink);

      await lookUp.lookUpFound(found);

      expect(asked.map(({ request }) => request)).toEqual([found]);
      expect(subjects).toEqual([{ ...found, chainId: 42161, isPicked: false, isFound: true }]);
      expect(lookUp.text.value).toBe(hash);
    });

    test('gives way to what is typed and submitted after it', async () => {
      const first = createDeferred<ChosenChain>();
      const answers = [first.promise, Promise.resolve(byDefault)];
      const { lookUp, subjects } = open(() => answers.shift() ?? byDefault);

      const finding = lookUp.lookUpFound(found);
      await submit(lookUp, address);
      first.resolve(byLink);
      await finding;

      expect(subjects.map(({ reference }) => reference.kind)).toEqual(['address']);
    });

    test('takes the place of what was submitted before it', async () => {
      const first = createDeferred<ChosenChain>();
      const answers = [first.promise, Promise.resolve(byLink)];
      const { lookUp, subjects } = open(() => answers.shift() ?? byLink);
      lookUp.text.value = address;

      const submitting = lookUp.submit();
      await lookUp.lookUpFound(found);
      first.resolve(byDefault);
      await submitting;

      expect(subjects.map(({ reference }) => reference.kind)).toEqual(['transaction']);
    });

    test('takes away what the box said before, and says when there is no answer', async () => {
      const { lookUp } = open();
      await submit(lookUp, 'nonsense');
      const before = lookUp.problem.value?.kind;

      await lookUp.lookUpFound(found);

      expect(before).toBe('input');
      expect(lookUp.problem.value).toEqual({ kind: 'failure', failure: { kind: 'no-background' } });
    });
  });
});
