import { encodeAbiParameters, encodeFunctionData, type Hex, parseAbi, parseAbiParameters } from 'viem';
import { expect, test } from 'vitest';
import { toAskedLists } from '../../../src/cards/transaction/asked-lists.ts';
import { createReadAskedCalls } from '../../../src/clear-signing/read-asked-calls.ts';
import type { AskedCall } from '../../../src/models/asked.ts';
import { buildAddress, buildTransaction } from '../cards/build-models.ts';
import { readPublicFile } from './real-calls.ts';

const contract = `0x${'c0'.repeat(20)}`;

/** Reads with one descriptor, of a contract on chain 1. Returns the paths of the files that were read, too. */
function createReader(formats: { [signature: string]: object }, metadata: object = { owner: 'Bank' }) {
  const paths: string[] = [];
  const path = 'registry/bank/calldata-bank.json';
  const descriptor = {
    context: { contract: { deployments: [{ chainId: 1, address: contract }] } },
    metadata,
    display: { formats },
  };
  const read = createReadAskedCalls(async (file) => {
    paths.push(file);
    return file.endsWith('index.json') ? { contracts: { [path]: [`1:${contract}`] } } : { [path]: descriptor };
  });
  return {
    paths,
    read: (input: Hex, to = contract) =>
      read(buildTransaction({ to: buildAddress({ hash: to }), rawInput: input, value: '0' }), 1),
  };
}

const wish = parseAbi([
  'function wish(string words)',
  'function pay(uint256[] amounts)',
  'function run(bytes[] calls)',
]);
const field = (path: string, label: string, format = 'raw', params = {}) => ({ path, label, format, params });
const say = (words: string) => encodeFunctionData({ abi: wish, functionName: 'wish', args: [words] });
const show = (asked: AskedCall[]) =>
  JSON.stringify(toAskedLists(asked, { transaction: buildTransaction(), chainId: 1 }));

test('reads the file of a protocol only if a call is to one of its contracts, and the index once', async () => {
  const { paths, read } = createReader({});

  await read(say('a'), `0x${'c1'.repeat(20)}`);
  await read('0x');
  expect(paths).toEqual(['/descriptors/index.json']);
  await read(say('a'));
  expect(paths).toEqual(['/descriptors/index.json', '/descriptors/bank.json']);
});

test('a file that cannot be read leaves the card without what was asked, until the next time', async () => {
  let isBroken = true;
  const { read } = createReader({ 'wish(string words)': { intent: 'Wish', fields: [] } });
  const broken = createReadAskedCalls(async (path) => {
    if (isBroken) throw new Error('no disk');
    return readPublicFile(path);
  });
  const transaction = buildTransaction({
    to: buildAddress({ hash: '0x87870Bca3F3fD6335C3F4ce8392D69350B4fA4E2' }),
    rawInput: repay,
  });

  expect(await broken(transaction, 1)).toEqual([]);
  isBroken = false;
  expect(await broken(transaction, 1)).toMatchObject([{ owner: 'Aave DAO', intent: 'Repay loan' }]);
  expect(await read(say('a'))).toEqual([{ to: contract, owner: 'Bank', intent: 'Wish', fields: [] }]);
});

const repay = encodeFunctionData({
  abi: parseAbi(['function repay(address asset, uint256 amount, uint256 rate, address onBehalfOf)']),
  args: ['0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', 85n * 10n ** 18n, 2n, contract as Hex],
});

test('finds what a multisig asked of a contract that has a descriptor, and not twice', async () => {
  const read = createReadAskedCalls(readPublicFile);
  const pool = '0x87870Bca3F3fD6335C3F4ce8392D69350B4fA4E2' as const;
  const zero = `0x${'0'.repeat(40)}` as const;
  const rawInput = encodeFunctionData({
    abi: parseAbi([
      'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)',
    ]),
    args: [pool, 0n, repay, 0, 0n, 0n, 0n, zero, zero, '0x'],
  });

  const asked = await read(buildTransaction({ rawInput, to: buildAddress({ hash: `0x${'5a'.repeat(20)}` }) }), 1);
  expect(asked).toMatchObject([{ to: pool.toLowerCase(), intent: 'Repay loan' }]);
  expect(show(asked)).toContain('85 WETH');
});

// A word of 32 bytes.
const word = (value: bigint) => value.toString(16).padStart(64, '0');
const endless =
  `${encodeFunctionData({ abi: wish, functionName: 'pay', args: [[]] }).slice(0, 74)}${word(2n ** 200n)}` as Hex;

test.for([
  ['a list of 2^200 entries', endless],
  [
    'such a list in a call to itself',
    encodeFunctionData({ abi: wish, functionName: 'run', args: [[say('a'), endless]] }),
  ],
  ['data that ends too early', say('a').slice(0, 74) as Hex],
  [
    'hundreds of texts that share their bytes',
    `${encodeFunctionData({ abi: wish, functionName: 'run', args: [[]] }).slice(0, 74)}${word(500n)}${word(16_000n).repeat(500)}${word(10_000n)}${'ab'.repeat(10_000)}` as Hex,
  ],
] as const)('does not read %s', async ([, input]) => {
  const { read } = createReader({
    'pay(uint256[] amounts)': { intent: 'Pay', fields: [field('amounts.[]', 'Amount')] },
    'run(bytes[] calls)': { intent: 'Run', fields: [field('calls.[]', 'Call', 'calldata', { calleePath: '@.to' })] },
    'wish(string words)': { intent: 'Wish', fields: [field('words', 'Words')] },
  });

  expect(await read(input)).toEqual([]);
});

test('bounds foreign text: quoted, cut, hosts defanged, in no other form than text', async () => {
  const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
  const { read } = createReader(
    {
      'wish(string words)': {
        intent: 'Refunded” by Hashlens. Claim at evil.com “now',
        fields: [field('words', `Label \u202e evil.com ${'long '.repeat(100)}`)],
      },
    },
    { owner: 'Bank” of evil.com' },
  );
  const asked = await read(say(`7000000 eip155:1/${usdc} ” at evil.com`));

  expect(asked[0]?.fields).toMatchObject([{ value: { kind: 'text' } }]);
  const [list] = toAskedLists(asked, { transaction: buildTransaction(), chainId: 1 });
  expect(list?.folded?.heading).toBe(
    'In the words of “Bank’ of evil[.]com”: “Refunded’ by Hashlens. Claim at evil[.]com ’now”',
  );
  const [label, value] = list?.folded?.lines[0] ?? [];
  expect(label?.text).toMatch(/^“Label evil\[\.\]com long [^”]*…”$/);
  expect(label?.text.length).toBeLessThan(70);
  expect(value?.text).toBe(`“7000000 eip155:1/${usdc} ’ at evil[.]com”`);
});

test('shows "all" with its token, an endless deadline, a text of several bytes, and no more than 48 lines', async () => {
  const abi = parseAbiParameters('uint256 amount, address token, uint256 deadline, string words');
  const most = 2n ** 256n - 1n;
  const { read } = createReader({
    'wish(string words)': { intent: 'Wish', fields: Array.from({ length: 60 }, () => field('words', 'Words')) },
    'all(uint256 amount, address token, uint256 deadline, string words)': {
      intent: 'Withdraw',
      fields: [
        field('amount', 'Amount', 'tokenAmount', {
          tokenPath: 'token',
          threshold: '0x8000000000000000',
          message: 'All',
        }),
        field('deadline', 'Until', 'date', { encoding: 'timestamp' }),
        field('words', 'Words'),
      ],
    },
  });
  const input = encodeAbiParameters(abi, [most, '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', most, 'grüße']);
  const [selector] = [
    encodeFunctionData({
      abi: parseAbi(['function all(uint256,address,uint256,string)']),
      args: [0n, contract as Hex, 0n, ''],
    }).slice(0, 10),
  ];
  const lists = toAskedLists(await read(`${selector}${input.slice(2)}` as Hex), {
    transaction: buildTransaction(),
    chainId: 1,
  });

  expect(lists[0]?.folded?.lines.map((line) => line.map(({ text }) => text).join(' '))).toEqual([
    '“Amount” “All” WETH',
    '“Until” never',
    '“Words” “grüße”',
  ]);
  const [long] = toAskedLists(await read(say('a')), { transaction: buildTransaction(), chainId: 1 });
  expect(long).toMatchObject({ folded: { lines: { length: 48 } }, more: 'More in the block explorer' });
});

test('follows four pointers to one inner call, ten levels deep, a hundred times, not a million', async () => {
  const run = encodeFunctionData({ abi: wish, functionName: 'run', args: [[]] }).slice(2, 10);
  const nest = (depth: number): string => {
    if (depth === 0) return say('deep').slice(2);
    const inner = nest(depth - 1);
    const size = BigInt(inner.length / 2);
    const tail = inner.padEnd(Math.ceil(inner.length / 64) * 64, '0');
    return run + word(32n) + word(4n) + word(128n).repeat(4) + word(size) + tail;
  };
  const { read } = createReader({
    'run(bytes[] calls)': { intent: 'Run', fields: [field('calls.[]', 'Call', 'calldata', { calleePath: '@.to' })] },
    'wish(string words)': { intent: 'Wish', fields: [field('words', 'Words')] },
  });

  expect(await read(`0x${nest(1)}`)).toMatchObject([{ fields: Array(4).fill({ value: { kind: 'call' } }) }]);
  const asked = JSON.stringify(await read(`0x${nest(10)}`));
  expect(asked.match(/"intent"/g)?.length ?? 0).toBeLessThan(200);
});
