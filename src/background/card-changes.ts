import { withTimeout } from '../cache/with-timeout.ts';
import { toChanged } from '../cards/card-actions.ts';
import type { CardChanged, WatchSubject } from '../cards/card-drawing.ts';
import { formatNumber } from '../format/format-amount.ts';
import { pauseEnds } from '../format/format-time.ts';
import { shortenHex } from '../format/hex.ts';
import { t } from '../i18n/t.ts';
import { whyHeldBack } from '../lookup/guard-lookup.ts';
import { type Handlers, isPrivate, type Sender } from '../messaging/message-router.ts';
import { sendWatchlistEvent } from '../messaging/watchlist-events.ts';
import { type Watched, type WatchedTransaction, watchedBounds, watchKeyOf } from '../models/watched.ts';
import { toChecksum } from '../references/checksum.ts';
import { readLocked, readStrictly, savePreferences } from '../settings/preferences.ts';
import { switchSite, toSite } from '../settings/site-list.ts';
import * as valid from './request-checks.ts';
import type { Services } from './services.ts';

// Longest wait for the disk: the user is waiting, so a disk that hangs counts as one that fails.
const longestMs = 3_000;
// More changes than a user would want to undo.
const mostUndos = 20;

/** What a press changed: just enough to undo it. */
type Change =
  | { kind: 'watch'; entry: Watched | WatchedTransaction }
  | { kind: 'site'; site: string }
  | { kind: 'pause'; untilMs: number };

type Made = { id: string; tabId: number; change: Change };

/**
 * Returns the site that sent a message, as the browser reports it; a script's own claim proves nothing. For a frame,
 * this is the frame's site. Null if Hashlens cannot be turned off there, as on a file.
 */
export function siteOfSender({ url, origin }: Sender): string | null {
  const [site = null] = [url, origin].flatMap((one) => (/^https?:/.test(one ?? '') ? (toSite(one ?? '') ?? []) : []));
  return site;
}

/**
 * Creates the handlers for changes made from cards. A change can be undone only from the same tab, and only if nothing
 * else has changed the same thing since. A page can read a public card, so its replies must not reveal what was on the
 * watch list before.
 */
export function createCardChangeHandlers(
  parts: Pick<
    Services,
    'watched' | 'now' | 'spoken' | 'hold' | 'saveGuarded' | 'undoStore' | 'cardChanges' | 'isOwnPage' | 'isPublicPage'
  >,
): Pick<Handlers, 'changeFromCard'> {
  const { watched, now, undoStore } = parts;

  async function readMade(): Promise<Made[]> {
    const stored: unknown = await undoStore.load();
    return Array.isArray(stored) ? stored.filter(isMade) : [];
  }

  /**
   * Returns the id by which a change can be undone. For a change that was already made, this is the id from the first
   * time, or undefined if another tab made it.
   */
  async function toUndo(change: Change, sender: Sender, isNew: boolean): Promise<string | undefined> {
    const all = await readMade();
    const tabId = toTabId(sender);
    const before = all.findLast((one) => one.tabId === tabId && nameOf(one.change) === nameOf(change));
    if (!isNew) return before?.id;
    const id = crypto.randomUUID();
    await undoStore.save([...all.slice(1 - mostUndos), { id, tabId, change }]);
    return id;
  }

  async function add(entry: Watched | WatchedTransaction, isPublic: boolean) {
    const [all, transactions] = await Promise.all([watched.read(), watched.readTransactions()]);
    const addresses = all.map(({ address }) => address);
    // On a public card, a refusal would reveal that this key's address is watched.
    if ('hash' in entry && whyHeldBack(entry, { addresses }) !== null) return isPublic ? 'known' : 'private-key';
    // A full list must not accept an entry that it already has: that would reveal the entry.
    if (isPublic && all.length + transactions.length >= watchedBounds.addresses) return 'full';
    return watched.add(entry);
  }

  async function watch(subject: WatchSubject, sender: Sender): Promise<CardChanged> {
    if (isPrivate(sender, {})) return toChanged(t('watchlist.privately'));
    const isPublic = parts.isPublicPage(sender);
    const entry = toEntry(subject, now());
    const result = await withTimeout(add(entry, isPublic), longestMs).catch(() => 'not-stored' as const);
    if (result === 'full' || result === 'not-stored' || result === 'private-key')
      return toChanged(isPublic ? t('watchlist.notChanged') : toRefusal(result));
    sendWatchlistEvent();
    const isNew = result === 'saved';
    // An entry that existed before is never removed by Undo.
    const change: Change = { kind: 'watch', entry: isNew ? entry : { ...withoutHash(entry), addedMs: -1 } };
    if (isPublic) {
      // The same reads and writes in every case, so that timing reveals nothing.
      const before = await toUndo(change, sender, false);
      return toChanged(t('card.menu.nowWatched'), (!isNew && before) || (await toUndo(change, sender, true)));
    }
    const name = shortenHex('hash' in entry ? entry.hash : toChecksum(entry.address, entry.chainId));
    const words = isNew ? t('card.menu.watched', { name }) : t('card.menu.alreadyWatched');
    return { ...toChanged(words, await toUndo(change, sender, isNew)), isWatched: true };
  }

  async function turnOff(sender: Sender): Promise<CardChanged> {
    const site = siteOfSender(sender);
    if (site === null) return toChanged(t('card.menu.noSite'));
    const change = switchSite(await readStrictly('sitesOff', 'onlySites'), { site, isOn: false });
    const isNew = change.sitesOff !== undefined;
    if (isNew) await savePreferences(change);
    return toChanged(t('card.menu.turnedOff', { site }), await toUndo({ kind: 'site', site }, sender, isNew));
  }

  async function pause(sender: Sender): Promise<CardChanged> {
    const { snoozedUntil } = await parts.hold(await readStrictly('snoozedUntil'));
    const isNew = snoozedUntil <= now();
    const { inAnHour: untilMs } = pauseEnds(now());
    if (isNew) await parts.saveGuarded({ snoozedUntil: untilMs });
    return toChanged(t('card.menu.paused'), await toUndo({ kind: 'pause', untilMs }, sender, isNew));
  }

  async function undo(id: string, sender: Sender): Promise<CardChanged> {
    const all = await readMade();
    const made = all.find((one) => one.id === id && one.tabId === toTabId(sender));
    if (made === undefined) return toChanged(t('card.menu.notUndone'));
    const isWatch = made.change.kind === 'watch';
    const isPublic = parts.isPublicPage(sender);
    const isUndone = (await takeBack(made.change)) || (isWatch && isPublic);
    await undoStore.save(all.filter((one) => one !== made));
    return {
      ...toChanged(isUndone ? t('card.menu.undone') : t('card.menu.notUndone')),
      ...(isWatch && isUndone && !isPublic && { isWatched: false }),
    };
  }

  async function takeBack(change: Change): Promise<boolean> {
    switch (change.kind) {
      case 'watch': {
        const isGone = await withTimeout(watched.takeBack(change.entry), longestMs);
        sendWatchlistEvent();
        return isGone;
      }
      case 'site': {
        const { sitesOff } = await readStrictly('sitesOff');
        await savePreferences({ sitesOff: sitesOff.filter((site) => site !== change.site) });
        return true;
      }
      case 'pause': {
        const { snoozedUntil } = await parts.hold(await readStrictly('snoozedUntil'));
        if (snoozedUntil !== change.untilMs) return false;
        await parts.saveGuarded({ snoozedUntil: 0 });
        return true;
      }
    }
  }

  return {
    changeFromCard: {
      from: 'anywhere',
      isValid: valid.isCardChange,
      answer: async (change, sender) => {
        const tabId = toTabId(sender);
        if (!parts.isOwnPage(sender)) {
          if (parts.cardChanges.isReached(tabId)) throw new Error('Too much was changed.');
          parts.cardChanges.note(tabId);
        }
        await parts.spoken();
        try {
          if ('watch' in change) return await watch(change.watch, sender);
          if ('siteOff' in change) return await turnOff(sender);
          if ('pause' in change) return await pause(sender);
          return await undo(change.undo, sender);
        } catch {
          const isPreset = 'siteOff' in change && (await readLocked().catch(() => null))?.has('sitesOff');
          return toChanged(isPreset ? t('options.stored.byAdministrator') : t('watchlist.check.notStored'));
        }
      },
    },
  };
}

function toTabId({ tab }: Sender): number {
  return tab?.id ?? -1;
}

// Stored data may be damaged, and must not block the current press.
function isMade(one: Made): boolean {
  try {
    return one.id !== '' && nameOf(one.change) !== '';
  } catch {
    return false;
  }
}

function nameOf(change: Change): string {
  switch (change.kind) {
    case 'watch':
      return watchKeyOf(change.entry);
    case 'site':
      return change.site;
    case 'pause':
      return change.kind;
  }
}

// A refused value is never stored, not even for Undo.
function withoutHash(entry: Watched | WatchedTransaction): Watched | WatchedTransaction {
  return 'hash' in entry ? { ...entry, hash: crypto.randomUUID() } : entry;
}

// Takes only known fields: a page could send more. The name stays empty: shortened digits as a name would fit a
// look-alike just as well.
function toEntry(subject: WatchSubject, addedMs: number): Watched | WatchedTransaction {
  const named = { name: '', note: '', addedMs };
  if ('hash' in subject) return { hash: subject.hash, chainId: subject.chainId, ...named };
  const { address, chainId } = subject;
  return { address, ...named, ...(chainId !== undefined && { chainId }) };
}

function toRefusal(why: 'full' | 'not-stored' | 'private-key'): string {
  switch (why) {
    case 'full':
      return t('watchlist.full', { most: formatNumber(watchedBounds.addresses) });
    case 'not-stored':
      return t('watchlist.notStored');
    case 'private-key':
      return t('watchlist.isKey');
  }
}
