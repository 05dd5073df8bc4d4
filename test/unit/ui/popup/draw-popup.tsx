import { signal } from '@preact/signals';
import { render } from 'preact';
import type { CardUpdate } from '../../../../src/cards/card-content.ts';
import type { CardPort } from '../../../../src/messaging/card-port.ts';
import type { CardAnswer, CardQuestion, Place, Protocol } from '../../../../src/messaging/protocol.ts';
import { BalanceTable } from '../../../../src/ui/popup/balance/balance-table.tsx';
import type { CreateStepChart } from '../../../../src/ui/popup/chart/step-chart.ts';
import type { StepLine } from '../../../../src/ui/popup/chart/step-line.ts';
import type { Zoom } from '../../../../src/ui/popup/chart/zoom.ts';
import { TransactionView } from '../../../../src/ui/popup/lookup/transaction-view.tsx';
import type { LoadPicture } from '../../../../src/ui/popup/nft/load-picture.ts';
import { TransfersTab } from '../../../../src/ui/popup/nft/transfers-tab.tsx';
import type { PlaceMemory } from '../../../../src/ui/popup/shell/last-view.ts';
import { createPopup } from '../../../../src/ui/popup/shell/popup.ts';
import { type Beside, PopupApp } from '../../../../src/ui/popup/shell/popup-app.tsx';
import type { StatementForm } from '../../../../src/ui/popup/statement/statement.ts';
import { StatementView } from '../../../../src/ui/popup/statement/statement-view.tsx';
import { PageTab } from '../../../../src/ui/popup/this-page/page-tab.tsx';
import type { SiteParts, ThisTab } from '../../../../src/ui/popup/this-page/this-page.ts';
import type { FileParts } from '../../../../src/ui/popup/watchlist/import-export-block.tsx';
import type { CheckParts, CheckWishes } from '../../../../src/ui/popup/watchlist/watch-checks-store.ts';
import { WatchedTab } from '../../../../src/ui/popup/watchlist/watchlist-tab.tsx';
import { keepFocus } from '../../../../src/ui/start/own-page.ts';
import { createFakeAsk, type FakeAnswers } from '../fake-ask.ts';
import { drawOnPage, field, settle, submit, type } from '../on-page.ts';
import { noChecks } from './samples.ts';

/** Answers that are known without asking the service. None by default. */
type Known = { [N in 'balancePage' | 'transfersPage']?: (request: Protocol[N]['request']) => Protocol[N]['reply'] };

const panels = {
  Transfers: TransfersTab,
  Page: PageTab,
  Watched: WatchedTab,
  Table: BalanceTable,
  Statement: StatementView,
  Transaction: TransactionView,
};

const noSites: SiteParts = {
  read: async () => ({ site: null, isOn: true, pausedUntilMs: 0 }),
  switchSite: async () => {},
  resume: async () => {},
};

/** The real popup with a fake background and a chart that only records what it was shown. */
export function drawPopup(
  answers: FakeAnswers,
  over: {
    known?: Known;
    isPrivate?: boolean;
    tab?: ThisTab;
    sites?: SiteParts;
    checks?: Partial<CheckParts>;
    files?: Partial<FileParts>;
    memory?: PlaceMemory;
    hasFocus?: boolean;
    beside?: Beside;
    loadPicture?: LoadPicture | null;
  } = {},
) {
  const isVisible = signal(true);
  const clock = {
    nowMs: Date.parse('2026-11-21T10:00:00Z'),
    waits: [] as { ms: number; signal: AbortSignal; end: () => void }[],
  };
  const now = () => clock.nowMs;
  const chart = {
    lines: [] as StepLine[],
    isWhole: [] as boolean[],
    parts: [] as (Zoom | null | undefined)[],
    marked: [] as number[],
    enlarged: [] as number[],
    point: (_: number) => {},
    zoom: (_: Zoom | null) => {},
    isDestroyed: false,
  };
  const createChart: CreateStepChart = ({ onPoint, onZoom }) => {
    chart.point = onPoint;
    chart.zoom = onZoom;
    return {
      show: (line, { isWhole, part }) => {
        chart.lines.push(line);
        chart.isWhole.push(isWhole);
        chart.parts.push(part);
      },
      mark: (point) => chart.marked.push(point),
      enlarge: (times) => chart.enlarged.push(times),
      destroy: () => {
        chart.isDestroyed = true;
      },
    };
  };
  const card = {
    asked: [] as CardQuestion[],
    hear: (_: CardAnswer) => {},
    /** Answers the newest question. */
    answer: (update: CardUpdate, last = true) => card.hear({ id: card.asked.at(-1)?.id ?? '', last, update }),
  };
  const openCardPort = (): CardPort => ({
    postMessage: (question) => card.asked.push(question),
    onMessage: { addListener: (listener) => Object.assign(card, { hear: listener }) },
    onDisconnect: { addListener() {} },
    disconnect: () => {},
  });
  const { balancePage, transfersPage } = answers;
  const { known = {} } = over;
  const fake = createFakeAsk({
    chainFor: () => ({ chain: { id: 1, name: 'Ethereum' }, reason: { kind: 'default' } }),
    watchedChecks: () => noChecks,
    watchedNews: () => 0,
    watchedAlike: () => null,
    seenWatched: () => null,
    ...answers,
    ...(balancePage && {
      balancePage: (q) => (q.how === 'known' ? (known.balancePage?.(q) ?? null) : balancePage(q)),
    }),
    ...(transfersPage && {
      transfersPage: (q) => (q.how === 'known' ? (known.transfersPage?.(q) ?? null) : transfersPage(q)),
    }),
  });
  const calls = {
    openOptions: 0,
    keepOpen: 0,
    addKey: [] as Place[],
    print: [] as Place[],
    statement: [] as StatementForm[],
  };
  const keepOpen = () => {
    calls.keepOpen += 1;
  };
  const wishes: { kept: CheckWishes } = { kept: { checkEvery: 0, checkBudget: 2000, tellChanges: false } };
  const downloads: Parameters<FileParts['download']>[0][] = [];
  let count = 0;
  const popup = createPopup({
    ask: fake.ask,
    openCardPort,
    tab: over.tab ?? null,
    sites: over.sites ?? noSites,
    checks: {
      intervals: [0, 15, 60, 360, 1440],
      read: async () => wishes.kept,
      save: async (change) => {
        wishes.kept = { ...wishes.kept, ...change };
      },
      mayTell: async () => true,
      requestTelling: async () => true,
      ...over.checks,
    },
    chainIds: [1],
    isPrivate: over.isPrivate ?? false,
    memory: over.memory ?? null,
    isVisible,
    hasFocus: () => over.hasFocus ?? true,
    now,
    wait: (ms, signal) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      clock.waits.push({ ms, signal, end: resolve });
      return promise;
    },
    makeId: () => `q${++count}`,
    drawn: Promise.resolve(),
  });
  const openOptions = () => {
    calls.openOptions += 1;
  };
  const files: FileParts = { isInTab: true, download: (file) => downloads.push(file), now, ...over.files };
  const content = (key: string) => (
    <PopupApp
      key={key}
      popup={popup}
      createChart={createChart}
      panels={panels}
      now={now}
      openOptions={openOptions}
      addKey={(place) => calls.addKey.push(place)}
      print={(place) => calls.print.push(place)}
      isInTab={false}
      statementForm={{ read: () => calls.statement.at(-1) ?? null, save: (form) => calls.statement.push(form) }}
      toPrint={null}
      files={files}
      beside={over.beside ?? { keepOpen }}
      loadPicture={over.loadPicture === undefined ? async () => null : over.loadPicture}
    />
  );
  const page = drawOnPage(content('first'));
  /** Draws everything again from scratch, as after a change of language. */
  async function drawAnew(): Promise<void> {
    render(content('anew'), page);
    await settle();
  }

  keepFocus(page, new AbortController().signal);

  async function lookUp(text: string): Promise<void> {
    const box = field(page, 'Look up');
    type(box, text);
    await submit(box);
  }

  /** Returns the questions that may cost credits. */
  const sent = (name: 'balancePage' | 'transfersPage') =>
    fake.asked.filter((one) => one.name === name && !JSON.stringify(one.request).includes('"known"'));

  return {
    page,
    popup,
    drawAnew,
    chart,
    card,
    calls,
    wishes,
    downloads,
    clock,
    isVisible,
    asked: fake.asked,
    sent,
    lookUp,
  };
}

/** Shows a tab and returns its panel. */
export async function showPanel(
  { popup, page }: Pick<ReturnType<typeof drawPopup>, 'popup' | 'page'>,
  name: 'page' | 'watched',
): Promise<HTMLElement> {
  popup.showing.value = name;
  await settle();
  const panel = page.querySelector<HTMLElement>(`#${name}-panel`);
  if (!panel) throw new Error('No panel');
  return panel;
}

/** Opens the popup and looks this text up. */
export async function openOn(text: string, ...parts: Parameters<typeof drawPopup>) {
  const drawn = drawPopup(...parts);
  await drawn.lookUp(text);
  return drawn;
}
