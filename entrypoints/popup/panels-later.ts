import { drawLater } from '../../src/views/parts/draw-later.tsx';
import type { Panels } from '../../src/views/popup/panels.ts';

/** Each comes with a file of its own, when it is first shown. */
export const panels: Panels = {
  Transfers: drawLater(async () => (await import('../../src/views/popup/transfers-tab.tsx')).TransfersTab),
  Page: drawLater(async () => (await import('../../src/views/popup/page-tab.tsx')).PageTab),
  Watched: drawLater(async () => (await import('../../src/views/popup/watched-tab.tsx')).WatchedTab),
  Table: drawLater(async () => (await import('../../src/views/popup/balance-table.tsx')).BalanceTable),
  Transaction: drawLater(async () => (await import('../../src/views/popup/transaction-view.tsx')).TransactionView),
};
