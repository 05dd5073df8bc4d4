import type { VNode } from 'preact';
import type { BalanceTable } from '../balance/balance-table.tsx';
import type { TransactionView } from '../lookup/transaction-view.tsx';
import type { TransfersTab } from '../nft/transfers-tab.tsx';
import type { PageTab } from '../page/page-tab.tsx';
import type { WatchedTab } from '../watchlist/watchlist-tab.tsx';

/** The parts that most openings never show: their code may come when they are first shown. `Table` is the chart's twin. */
export type TabPanels = {
  Transfers: (props: Parameters<typeof TransfersTab>[0]) => VNode | null;
  Page: (props: Parameters<typeof PageTab>[0]) => VNode | null;
  Watched: (props: Parameters<typeof WatchedTab>[0]) => VNode | null;
  Table: (props: Parameters<typeof BalanceTable>[0]) => VNode | null;
  Transaction: (props: Parameters<typeof TransactionView>[0]) => VNode | null;
};
