import { describe, expect, test } from 'vitest';
import type { CardContent, CardUpdate } from '../../../../src/cards/card-content.ts';
import type { CardPort } from '../../../../src/messages/open-card-port.ts';
import type { CardAnswer, CardQuestion } from '../../../../src/messages/protocol.ts';
import { createCardLine } from '../../../../src/views/popup/card-line.ts';

const question = {
  reference: { kind: 'transaction', hash: `0x${'cd'.repeat(32)}` },
  evidence: { written: '', pageHost: '', before: '', after: '' },
  asked: true,
} as const;
const waiting: CardUpdate = {
  kind: 'waiting',
  chain: { id: 1, name: 'Ethereum', reason: '', colour: '#000' },
  text: 'looking it up…',
};
const failure: CardUpdate = { kind: 'failure', failure: { title: 'No connection', detail: '', tone: 'bad' } };

function openLine(options: { isGone?: boolean } = {}) {
  const ports: { asked: CardQuestion[]; say: (answer: CardAnswer) => void; die: () => void; isClosed: boolean }[] = [];
  const openCardPort = (): CardPort | null => {
    if (options.isGone) return null;
    const port = { asked: [] as CardQuestion[], say: (_: CardAnswer) => {}, die: () => {}, isClosed: false };
    ports.push(port);
    return {
      postMessage: (asked) => port.asked.push(asked),
      onMessage: (listener) => {
        port.say = listener;
      },
      onDisconnect: (listener) => {
        port.die = listener;
      },
      disconnect: () => {
        port.isClosed = true;
      },
    };
  };
  let count = 0;
  const spent: number[] = [];
  const line = createCardLine({
    openCardPort,
    makeId: () => String(++count),
    onCredits: (credits) => spent.push(credits),
  });
  return { line, ports, spent };
}

const content: CardContent = {
  name: `Transaction 0x${'ab'.repeat(32)}`,
  kind: 'transaction',
  chain: { id: 1, name: 'Ethereum', reason: '', colour: '#627eea' },
  headline: { text: 'Sent 0.5 ETH to vitalik.eth' },
  rows: [],
  warnings: [],
  lists: [],
  copy: { label: 'Copy', text: '' },
  source: 'Asked just now',
};

describe('createCardLine', () => {
  test('shows each update of its question', () => {
    const { line, ports } = openLine();
    line.ask(question);

    ports[0]?.say({ id: '1', last: false, update: waiting });
    const first = line.state.value;
    ports[0]?.say({ id: '1', last: true, update: failure });

    expect(first).toEqual(waiting);
    expect(line.state.value).toEqual(failure);
    expect(ports[0]?.asked).toEqual([{ ...question, id: '1' }]);
  });

  test('tells what an answer cost', () => {
    const { line, ports, spent } = openLine();
    line.ask(question);

    ports[0]?.say({ id: '1', last: true, update: { kind: 'content', content, credits: 20 } });

    expect(spent).toEqual([20]);
  });

  test('drops answers to a question that it no longer asks', () => {
    const { line, ports } = openLine();
    line.ask(question);
    line.ask(question);

    ports[0]?.say({ id: '1', last: true, update: failure });
    ports[1]?.say({ id: '1', last: true, update: failure });

    expect(ports[0]?.isClosed).toBe(true);
    expect(line.state.value).toEqual({ kind: 'nothing' });
  });

  test('asks once more when the port dies with the answer outstanding', () => {
    const { line, ports } = openLine();
    line.ask(question);
    ports[0]?.say({ id: '1', last: false, update: waiting });

    ports[0]?.die();
    ports[1]?.say({ id: '1', last: true, update: failure });

    expect(ports).toHaveLength(2);
    expect(line.state.value).toEqual(failure);
  });

  test('says that nobody answers when the second port dies as well', () => {
    const { line, ports } = openLine();
    line.ask(question);

    ports[0]?.die();
    ports[1]?.die();

    expect(ports).toHaveLength(2);
    expect(line.state.value).toEqual({ kind: 'no-answer' });
  });

  test('keeps the answer when the port ends after it', () => {
    const { line, ports } = openLine();
    line.ask(question);
    ports[0]?.say({ id: '1', last: true, update: failure });

    ports[0]?.die();

    expect(ports).toHaveLength(1);
    expect(line.state.value).toEqual(failure);
  });

  test('says that nobody answers when the extension is gone', () => {
    const { line } = openLine({ isGone: true });

    line.ask(question);

    expect(line.state.value).toEqual({ kind: 'no-answer' });
  });
});
