import { encodeFunctionData, type Hex, parseAbi } from 'viem';
import { serveTables } from '../fuzz/serve-tables.ts';
import { atMost, median, type Row, toRow } from './measure/row.ts';

const abi = parseAbi(['function multicall(bytes[] calls)']);
const toCall = (calls: Hex[]) => encodeFunctionData({ abi, functionName: 'multicall', args: [calls] });
const calls = (count: number) => Array<Hex>(count).fill('0x');
const inputs: [kind: string, rawInput: Hex][] = [
  ['2,000 calls', toCall(calls(2_000))],
  ['1,000 calls in each other', calls(1_000).reduce((inner) => toCall([inner]))],
  ['offsets that lead nowhere', `0xac9650d8${'f'.repeat(262_136)}`],
];

/** Measures how long the card of a transaction takes to make, whatever its 128 KB of calldata hold. */
export async function measureCalldata(rounds: number): Promise<Row[]> {
  serveTables();
  const { toTransactionCard } = await import('../../src/cards/transaction/transaction-card.ts');
  const { about, buildTransaction, hash } = await import('../unit/cards/build-models.ts');
  return inputs.map(([kind, rawInput]) => {
    const transaction = buildTransaction({ rawInput });
    const times = Array.from({ length: rounds }, () => {
      const startMs = performance.now();
      toTransactionCard({ ...about, transaction, reference: { kind: 'transaction', hash } });
      return performance.now() - startMs;
    });
    const figure = `128 KB of calldata, ${kind}: card made`;
    return toRow({ figure, measured: median(times), unit: 'ms', budget: atMost(50, 'ms') });
  });
}
