import { encodeFunctionData, type Hex, parseAbi } from 'viem';
import { serveTables } from '../fuzz/serve-tables.ts';
import { atMost, median, type Row, toRow } from './measure/row.ts';

const abi = parseAbi(['function multicall(bytes[] calls)']);
const toCall = (calls: Hex[]) => encodeFunctionData({ abi, functionName: 'multicall', args: [calls] });
const calls = (count: number, call: Hex = '0x') => Array<Hex>(count).fill(call);
const inputs: [figure: string, rawInput: Hex][] = [
  ['128 KB of calldata, 100 calls: card made', toCall(calls(100, `0xa9059cbb${'ab'.repeat(1_200)}`))],
  ['128 KB of calldata, 2,000 calls: card made', toCall(calls(2_000))],
  ['128 KB of calldata, 1,000 calls in each other: card made', calls(1_000).reduce((inner) => toCall([inner]))],
  ['128 KB of calldata, offsets that lead nowhere: card made', `0xac9650d8${'f'.repeat(262_136)}`],
];

/** Measures how long the card of a transaction takes to make, whatever its 128 KB of calldata hold. */
export async function measureCalldata(rounds: number): Promise<Row[]> {
  serveTables();
  const { toTransactionCard } = await import('../../src/cards/transaction/transaction-card.ts');
  const { about, buildTransaction, hash } = await import('../unit/cards/build-models.ts');
  return inputs.map(([figure, rawInput]) => {
    const transaction = buildTransaction({ rawInput });
    const makeCard = () => toTransactionCard({ ...about, transaction, reference: { kind: 'transaction', hash } });
    const isComplete = makeCard().headline.parts.length > 0;
    const times = Array.from({ length: rounds }, () => {
      const startMs = performance.now();
      makeCard();
      return performance.now() - startMs;
    });
    return toRow({ figure, measured: median(times), unit: 'ms', budget: atMost(50, 'ms'), isComplete });
  });
}
