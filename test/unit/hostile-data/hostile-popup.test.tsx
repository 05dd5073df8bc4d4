// @vitest-environment new-document
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { BalancePage } from '../../../src/models/balance.ts';
import type { Reply } from '../../../src/models/failure.ts';
import type { TokenTransfer, TransfersPage } from '../../../src/models/token.ts';
import { toBalanceFile } from '../../../src/ui/popup/balance/balance-export.ts';
import { BalanceTable } from '../../../src/ui/popup/balance/balance-table.tsx';
import { ReadOut } from '../../../src/ui/popup/balance/below-chart.tsx';
import { HolderTimeline, NftHead } from '../../../src/ui/popup/nft/nft-head.tsx';
import { toTransfersFile } from '../../../src/ui/popup/nft/transfers-export.ts';
import { TransferRow } from '../../../src/ui/popup/nft/transfers-tab.tsx';
import type { TransferList } from '../../../src/ui/popup/shell/create-lists.ts';
import { createPages } from '../../../src/ui/popup/shell/paged-list.ts';
import { hostileCorpus } from '../../fuzz/corpus/corpus.ts';
import { fillTexts, spreadTexts, textPathsIn } from '../../fuzz/corpus/fill.ts';
import { createService, raw } from '../api/service.ts';
import { change } from '../every-field/full-balance.ts';
import { transfer } from '../every-field/full-transfer.ts';
import { now } from '../every-field/read-cards.ts';
import { drawOnPage } from '../ui/on-page.ts';
import { asked } from './hostile-answers.ts';
import { judgeText } from './judge-drawn.ts';
import { judgeFile } from './judge-file.ts';

const corpus = hostileCorpus();
const chain = { id: 1, name: 'Ethereum' };
const unit = { symbol: 'ETH', decimals: 18 };
const onTransaction = () => {};
const neverAsked = { readPage: async () => null, onCredits: () => {} };
const reference = { kind: 'token-instance', contract: asked.contract, tokenId: asked.tokenId } as const;
const list: TransferList = {
  ...{ reference, chainId: 1, pages: createPages<TokenTransfer>({ ...neverAsked, keyOf: () => '' }) },
  findPicture: async () => null,
  readHeldUntil: async () => null,
};

async function readAll<T>(
  body: { items: unknown[] },
  isNeeded: RegExp,
  read: (service: ReturnType<typeof createService>['explorer']) => Promise<Reply<T>>,
): Promise<T[]> {
  const paths = textPathsIn(body).filter((path) => !isNeeded.test(path.join('.')));
  const pages: T[] = [];
  const turns = spreadTexts(corpus);
  for (const turn of turns) {
    const filled = JSON.stringify(fillTexts(body, paths, corpus, turn));
    const reply = await read(createService([raw(filled)]).explorer);
    if (reply.ok) pages.push(reply.value);
  }
  // No required field was changed, so every page is read.
  expect(pages).toHaveLength(turns.length);
  return pages;
}

const readBalances = () =>
  readAll<BalancePage>({ items: [change] }, /\.(?:value|delta)$/, (explorer) =>
    explorer.readBalancePage({ chain, address: asked.address }),
  );
const readTransfers = () =>
  readAll<TransfersPage>({ items: [transfer] }, /\.(?:token\.address_hash|total\.token_id)$/, (explorer) =>
    explorer.readTransfersPage({ chain, contract: asked.contract, tokenId: asked.tokenId }),
  );

/** Returns the problems of a drawn page: foreign elements, links, handlers and texts. */
function judgePage(page: HTMLElement): string[] {
  return [...page.querySelectorAll('*')].flatMap((element) => {
    const isForeign = element.matches('a, img, script, style, iframe, object, embed, form, base, meta, link, video');
    const attributes = [...element.attributes];
    return [
      ...(isForeign ? [`an element ${element.outerHTML.slice(0, 120)}`] : []),
      ...attributes.filter(({ name }) => name.startsWith('on')).map(({ name }) => `a handler ${name}`),
      ...attributes.flatMap(({ value }) => judgeText(value)),
      ...(element.childElementCount === 0 ? judgeText(element.textContent ?? '') : []),
    ];
  });
}

test('hostile text in balance changes draws a tame popup, and files that run nothing', {
  timeout: 120_000,
}, async () => {
  const pages = await readBalances();
  const changes = pages.flatMap((page) => page.changes);
  const found = new Set<string>();

  for (const one of changes) {
    const about = { changes: [one], unit, onTransaction };
    const drawn = drawOnPage(
      <>
        <BalanceTable {...about} count={1} />
        <ReadOut {...about} selectedRow={signal(0)} />
      </>,
    );
    for (const complaint of judgePage(drawn)) found.add(complaint);
  }
  const shown = { chainId: 1, address: asked.address, unit, changes, count: changes.length, range: 'All' } as const;
  const history = { ...shown, asOf: null, isComplete: true, isSample: false };
  for (const form of ['csv', 'json'] as const)
    for (const complaint of judgeFile(toBalanceFile(history, form), changes.length)) found.add(complaint);

  expect([...found].slice(0, 20)).toEqual([]);
});

test('hostile text in transfers draws a tame popup, and files that run nothing', { timeout: 300_000 }, async () => {
  const pages = await readTransfers();
  const transfers = pages.flatMap((page) => page.transfers);
  const found = new Set<string>();

  let bands = 0;
  for (const one of transfers) {
    const about = { watched: new Map(), now: () => now };
    const { from, to } = one;
    const drawn = drawOnPage(
      <>
        <NftHead {...about} list={list} rows={[one]} loadPicture={async () => null} openOptions={() => {}} />
        <HolderTimeline
          spans={[from, to].map((holder, at) => ({
            holder,
            fromMs: now - (2 - at) * 1e9,
            untilMs: now - (1 - at) * 1e9,
          }))}
        />
        <TransferRow
          shortForms={new Map()}
          {...about}
          transfer={one}
          follow={() => ({ onClick: () => {} })}
          onTransaction={onTransaction}
        />
      </>,
    );
    bands += drawn.querySelectorAll('.timeline-band i').length;
    for (const complaint of judgePage(drawn)) found.add(complaint);
  }
  expect(bands).toBeGreaterThanOrEqual(2 * transfers.length);
  const all = { chainId: 1, reference, transfers, asOf: null, isComplete: true, isSample: false };
  for (const form of ['csv', 'json'] as const)
    for (const complaint of judgeFile(toTransfersFile(all, form), transfers.length)) found.add(complaint);

  expect([...found].slice(0, 20)).toEqual([]);
});
