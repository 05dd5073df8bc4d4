import { browser } from 'wxt/browser';
import { openPopupPage } from './open-popup-page.ts';
import type { Notice } from './to-notices.ts';

const prefix = 'watched:';
const permission = { permissions: ['notifications' as const] };

/** Listens for presses on our notifications. To be called once at the start: the browser may have started us for one. */
export function serveNotifications(): void {
  listen();
  // Before the person allows it, there is nothing to listen to.
  browser.permissions.onAdded.addListener(listen);
}

/** Shows notices, where the browser lets us; else they stand in the list alone. Each takes the place of an older one about the same. */
export async function notify(notices: Notice[]): Promise<void> {
  if (!(await browser.permissions.contains(permission))) return;
  const iconUrl = browser.runtime.getURL('/icon/128.png');
  for (const { about, title, text } of notices) {
    const id = `${prefix}${about === null ? '' : `${about.chainId}:${about.value}`}`;
    // One that the browser does not take costs the others nothing, and is not tried again.
    await browser.notifications.create(id, { type: 'basic', iconUrl, title, message: text }).catch(() => {});
  }
}

function listen(): void {
  const api: Partial<typeof browser> = browser;
  // The same listener is only ever added once.
  api.notifications?.onClicked.addListener(open);
}

function open(id: string): void {
  if (!id.startsWith(prefix)) return;
  void browser.notifications.clear(id).catch(() => {});
  const [, chain, value] = /^(\d+):(0x[\da-f]+)$/.exec(id.slice(prefix.length)) ?? [];
  const query = value && chain ? { 'look-up': value, chain } : { watch: '' };
  // Where the browser opens no page there is nowhere to say so.
  void openPopupPage(new URLSearchParams(query), {}).catch(() => {});
}
