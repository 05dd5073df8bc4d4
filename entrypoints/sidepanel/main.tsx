import { ask } from '../../src/messages/ask.ts';
import { hearPanelNews, panelWishId } from '../../src/messages/panel-news.ts';
import { keptOnDisk } from '../../src/settings/small-store.ts';
import { drawNotStarted } from '../../src/views/popup/not-started.tsx';
import { lookUpOpened } from '../../src/views/popup/opened.ts';
import { wait } from '../../src/views/popup/wait.ts';
import { startPopup } from '../popup/start-popup.tsx';
import { findTabBeside } from './tab-beside.ts';

const kept = keptOnDisk('followPage');
let follows = false;

async function start(into: Element): Promise<void> {
  const { popup, windowId, isPrivate } = await startPopup({
    into,
    findTab: findTabBeside,
    readFollows: async () => {
      follows = (await kept.load()) === true;
      return follows;
    },
    onFollows: (now) => {
      follows = now;
      void kept.save(now);
    },
  });
  if (windowId === undefined) return;

  async function takeWish(id: string): Promise<void> {
    const opened = await ask('takeOpened', { id }).catch(() => null);
    if (opened) await lookUpOpened(popup, opened, wait);
  }
  hearPanelNews({ windowId, isPrivate }, (news) => {
    if (news.kind === 'wish') return void takeWish(panelWishId(windowId));
    const { reference, written, content } = news;
    const view = { reference, written, chainId: content.chain.id, answer: { content, heardMs: Date.now() } };
    if (follows) void popup.showKnown(view);
  });
  await takeWish(panelWishId(windowId));
}

const app = document.getElementById('app');
if (app) start(app).catch(() => drawNotStarted(app, () => location.reload()));
