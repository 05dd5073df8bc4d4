// @vitest-environment new-document
import { signal } from '@preact/signals';
import type { ComponentChild } from 'preact';
import { describe, expect, test } from 'vitest';
import type { Explorer } from '../../../src/api/api-client.ts';
import type { Reply } from '../../../src/models/failure.ts';
import { BalanceTable } from '../../../src/ui/popup/balance/balance-table.tsx';
import { ReadOut } from '../../../src/ui/popup/balance/below-chart.tsx';
import { TransferRow } from '../../../src/ui/popup/nft/transfers-tab.tsx';
import { createService, raw } from '../api/service.ts';
import { drawOnPage } from '../ui/on-page.ts';
import { contract, tokenId } from './asked.ts';
import { balanceFields, change } from './full-balance.ts';
import { listedTransferFields, transfer } from './full-transfer.ts';
import { now, without } from './read-cards.ts';

const chain = { id: 1, name: 'Ethereum' };
const unit = { symbol: 'ETH', decimals: 18 };
const senseless = /\b(?:null|undefined|NaN)\b|\[object|Invalid Date/;

async function ask<T>(body: unknown, read: (explorer: Explorer) => Promise<Reply<T>>): Promise<T | null> {
  const reply = await read(createService([raw(JSON.stringify(body))]).explorer);
  return reply.ok ? reply.value : null;
}

async function toView(label: string, body: unknown): Promise<ComponentChild> {
  if (label === 'transfer') {
    const page = await ask(body, (explorer) => explorer.readTransfersPage({ chain, contract, tokenId }));
    const [first] = page?.transfers ?? [];
    return (
      first && (
        <TransferRow
          shortForms={new Map()}
          transfer={first}
          watched={new Map()}
          now={() => now}
          follow={() => ({ onClick: () => {} })}
          onTransaction={() => {}}
        />
      )
    );
  }
  const address = `0x${'5'.repeat(40)}`;
  const page = await ask(body, (explorer) => explorer.readBalancePage({ chain, address }));
  const changes = page?.changes ?? [];
  const about = { changes, unit, onTransaction: () => {} };
  return label === 'table' ? (
    <BalanceTable {...about} count={changes.length} />
  ) : (
    <ReadOut {...about} selectedRow={signal(0)} />
  );
}

async function draw(label: string, body: unknown): Promise<string> {
  return drawOnPage(await toView(label, body)).textContent ?? '';
}

const answers = [
  { name: 'a transfer', item: transfer, fields: listedTransferFields },
  { name: 'a balance change', item: change, fields: balanceFields },
];

describe.for(answers)('$name in the popup', ({ item, fields }) => {
  const body = { items: [item], next_page_params: null };

  test.for(fields.filter(({ place }) => place === 'popup'))('$path is read in: $label', async (field) => {
    const { path, label, text } = field;

    expect(await draw(label, body)).toContain(text);
    for (const how of ['null', 'absent'] as const) {
      const less = await draw(label, without(body, path, how));
      expect(less).not.toContain(text);
      expect(less).not.toMatch(senseless);
    }
  });
});

test('a change that was not recorded is shown as such, and its balance stays', async () => {
  const body = { items: [{ ...change, delta: null }], next_page_params: null };

  expect(await draw('read-out', body)).toContain('Balance1,024.338107264918230511 ETHRecorded changenot recorded');
  expect(await draw('table', body)).toContain('1,024.3381–');
});
