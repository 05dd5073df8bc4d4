import { browser } from 'wxt/browser';
import { chainName, changeWords } from '../format/chain-words.ts';
import { cleanText } from '../format/clean-text.ts';
import { formatList, formatNumber } from '../format/format-amount.ts';
import { shortenHex } from '../format/hex.ts';
import { directionOf } from '../i18n/choose-language.ts';
import { isolate } from '../i18n/isolate.ts';
import { spokenTag, t } from '../i18n/t.ts';
import { type WatchCheck, watchedBounds } from '../models/watched.ts';
import { toChecksum } from '../references/checksum.ts';
import type { WatchedThings } from '../watchlist/run-checks.ts';
import { openPopupPage } from './open-popup-page.ts';

const prefix = 'watched:';
const permission = { permissions: ['notifications' as const] };

/** Handles clicks on our notifications. Call once at startup: the browser may have started us for a click. */
export function serveNotifications(): void {
  listen();
  // Before the user grants the permission, there is nothing to listen to.
  browser.permissions.onAdded.addListener(listen);
}

/**
 * Shows notifications if the browser allows it; otherwise the changes appear only in the list. Each replaces an older
 * one about the same subject.
 */
export async function notify(notices: Notice[]): Promise<void> {
  if (!(await browser.permissions.contains(permission))) return;
  const iconUrl = browser.runtime.getURL('/icon/128.png');
  for (const { about, title, text } of notices) {
    const id = `${prefix}${about === null ? '' : `${about.chainId}:${about.value}`}`;
    // If the browser rejects one, the others are still shown. It is not tried again.
    await browser.notifications.create(id, { type: 'basic', iconUrl, title, message: text }).catch(() => {});
  }
}

function listen(): void {
  const api: Partial<typeof browser> = browser;
  // Browsers add the same listener only once.
  api.notifications?.onClicked.addListener(open);
}

function open(id: string): void {
  if (!id.startsWith(prefix)) return;
  void browser.notifications.clear(id).catch(() => {});
  const [, chain, value] = /^(\d+):(0x[\da-f]+)$/.exec(id.slice(prefix.length)) ?? [];
  const query = value && chain ? { 'look-up': value, chain } : { watch: '' };
  // If the browser opens no page, there is nowhere to show an error.
  void openPopupPage(new URLSearchParams(query), {}).catch(() => {});
}

/** One notification. `about` is what a click on it opens: a subject on its chain, or the list if null. */
type Notice = { about: { value: string; chainId: number } | null; title: string; text: string };

const mostAlone = 3;
const mostNamed = 5;

/**
 * Returns the notifications for what checks found, in the current language: one each for up to three findings,
 * otherwise one for all.
 */
export function toNotifications(
  things: Pick<WatchedThings, 'addresses' | 'transactions'>,
  found: WatchCheck[],
): Notice[] {
  const names = new Map([
    ...things.addresses.map(({ address, name }) => [address, name] as const),
    ...things.transactions.map(({ hash, name }) => [hash, name] as const),
  ]);
  const nameOf = ({ about, kind }: WatchCheck) =>
    cleanText(names.get(about) ?? '', watchedBounds.name) || shortenHex(kind === 'address' ? toChecksum(about) : about);
  if (found.length <= mostAlone) return found.flatMap((check) => toNotice(check, nameOf(check)) ?? []);
  const named = found.slice(0, mostNamed).map((check) => (isFromRight() ? isolate(nameOf(check)) : nameOf(check)));
  const rest = found.length - named.length;
  return [
    {
      about: null,
      title: t('watchlist.check.severalTitle', { count: found.length, formatted: formatNumber(found.length) }),
      text: inDirection(
        formatList(
          rest === 0 ? named : [...named, t('watchlist.check.others', { count: rest, formatted: formatNumber(rest) })],
        ),
      ),
    },
  ];
}

function toNotice(check: WatchCheck, name: string): Notice | null {
  const { about: value, chainId } = check;
  const about = { value, chainId };
  const chain = chainName(chainId);
  if (check.kind === 'transaction') {
    return (
      check.end && {
        about,
        title: name,
        text: inDirection(t('watchlist.check.onChain', { text: t('watchlist.check.end', { end: check.end }), chain })),
      }
    );
  }
  if (!check.change || !check.seen) return null;
  const { change, balance } = changeWords({ delta: check.change.delta, value: check.seen.value, chainId });
  return {
    about,
    title: name,
    text: inDirection(
      t('watchlist.check.onChain', {
        text: check.change.isTakenBack
          ? t('watchlist.check.takenBackTo', { change: change.text, balance: balance.text })
          : t('watchlist.check.changedTo', { change: change.text, balance: balance.text }),
        chain,
      }),
    ),
  };
}

// A notification takes its text direction from its first letter, which may belong to a chain or a name.
function inDirection(text: string): string {
  return isFromRight() ? `\u200f${text}` : text;
}

function isFromRight(): boolean {
  return directionOf(spokenTag()) === 'rtl';
}
