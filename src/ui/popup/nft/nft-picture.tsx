import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { NftPicture } from '../../../cards/nft-rows.ts';
import { formatFailure } from '../../../format/failure.ts';
import { formatNumber } from '../../../format/format-amount.ts';
import { withElements } from '../../../i18n/isolate.ts';
import { t } from '../../../i18n/t.ts';
import { prices } from '../../../models/credits.ts';
import type { Failure, Reply } from '../../../models/failure.ts';
import { askSafely } from '../../components/api-key-store.ts';
import { FailureNote } from '../../components/placeholder.tsx';
import { HeldWhile } from '../../components/rate-countdown.tsx';
import type { TransferList } from '../shell/create-lists.ts';
import type { LoadPicture } from './load-picture.ts';

/**
 * An NFT's picture, loaded only on request, because its host then learns the user's network address. The text next to
 * the button says so in advance.
 */
export function NftPictureOnRequest(props: {
  picture: NftPicture;
  name: string;
  load: LoadPicture;
  /** True if it replaces a button that had the focus. */
  takesFocus?: boolean;
}) {
  const { name, load, takesFocus = false } = props;
  const { url, host } = props.picture;
  const state = useSignal<'hidden' | 'loading' | 'not-allowed' | 'failed'>('hidden');
  const button = useRef<HTMLButtonElement>(null);
  const own = useSignal<string | null>(null);

  useLayoutEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  useEffect(
    () => () => {
      if (own.peek() !== null) URL.revokeObjectURL(own.peek() ?? '');
    },
    [own],
  );

  async function show(): Promise<void> {
    // Called first: a browser shows its permission prompt only during the press itself.
    const loading = load(url);
    state.value = 'loading';
    const loaded = await loading.catch(() => null);
    own.value = loaded?.own ?? null;
    state.value = loaded === null ? 'failed' : loaded.own === null ? 'not-allowed' : 'hidden';
  }

  if (own.value !== null) {
    return (
      <img
        class="nft-picture"
        src={own.value}
        alt={t('popup.transfers.pictureOf', { name })}
        decoding="async"
        onError={() => {
          own.value = null;
          state.value = 'failed';
        }}
      />
    );
  }
  return (
    <div class="nft-picture-ask" aria-busy={state.value === 'loading'}>
      {state.value === 'failed' && (
        <FailureNote
          words={{
            tone: 'bad',
            title: t('popup.transfers.noPicture'),
            detail: t('popup.transfers.noPictureDetail', { host }),
          }}
          act={{}}
        />
      )}
      {state.value === 'not-allowed' && (
        <FailureNote
          words={{
            tone: 'wait',
            title: t('popup.transfers.noPicture'),
            detail: t('popup.transfers.pictureNotAllowed', { host }),
          }}
          act={{}}
        />
      )}
      <button
        ref={button}
        type="button"
        class="button"
        disabled={state.value === 'loading'}
        onClick={() => void show()}
      >
        {t('popup.transfers.showPicture')}
      </button>
      <p class="hint">
        {withElements((place = '') => t('popup.transfers.pictureGives', { host: place }), <bdi>{host}</bdi>)}
      </p>
    </div>
  );
}

// The longest time that a slow disk may keep the button hidden.
const longestUnsureMs = 2_000;

type Search =
  // `unsure`: the cache has not answered yet. The button is hidden, as it could ask credits for what costs nothing.
  | { kind: 'unsure' | 'unasked' | 'asking' | 'none' }
  | { kind: 'failed'; failure: Failure }
  | { kind: 'found'; picture: NftPicture; takesFocus: boolean };

/**
 * Finds the picture of an NFT whose transfers name none; the service's transfer list never does. It is looked up in a
 * transaction, which costs the credits shown on the button. A picture that is already known appears at once, for free.
 */
export function NftPictureSearch(props: {
  list: TransferList;
  /** Transaction hash of its newest transfer that has a valid one. */
  hash: string;
  name: string;
  load: LoadPicture;
  now: () => number;
  openOptions: () => void;
}) {
  const { list, hash, name, load, now, openOptions } = props;
  const search = useSignal<Search>({ kind: 'unsure' });

  function take(reply: Reply<NftPicture | null> | null, takesFocus: boolean): void {
    if (!reply?.ok) search.value = { kind: 'failed', failure: reply?.failure ?? { kind: 'no-background' } };
    else search.value = reply.value ? { kind: 'found', picture: reply.value, takesFocus } : { kind: 'none' };
  }

  useEffect(() => {
    let isWanted = true;
    // A new transaction may name a picture, so the search starts over. A picture already found stays.
    const { kind: before } = search.peek();
    if (before !== 'found' && before !== 'unsure') search.value = { kind: 'unasked' };
    void askSafely(() => list.findPicture(hash, 'known')).then((reply) => {
      const { kind } = search.peek();
      if (!isWanted || (kind !== 'unsure' && kind !== 'unasked')) return;
      if (reply?.ok) take(reply, false);
      else search.value = { kind: 'unasked' };
    });
    const late = setTimeout(() => {
      if (search.peek().kind === 'unsure') search.value = { kind: 'unasked' };
    }, longestUnsureMs);
    return () => {
      isWanted = false;
      clearTimeout(late);
    };
  }, [list, hash, search]);

  async function look({ currentTarget }: { currentTarget: EventTarget | null }): Promise<void> {
    if (search.peek().kind === 'asking') return;
    search.value = { kind: 'asking' };
    const reply = await askSafely(() => list.findPicture(hash));
    // The picture's button takes the focus only if it is still on this one.
    take(reply, document.activeElement === currentTarget);
  }

  const { kind } = search.value;
  if (search.value.kind === 'found') {
    const { picture, takesFocus } = search.value;
    return <NftPictureOnRequest key={picture.url} {...{ picture, name, load, takesFocus }} />;
  }
  const isAsking = kind === 'asking';
  return (
    <div class={kind === 'unsure' ? 'nft-picture-ask unsure' : 'nft-picture-ask'} tabIndex={-1} aria-busy={isAsking}>
      {search.value.kind === 'failed' && (
        <FailureNote
          words={formatFailure(search.value.failure, { now: now() })}
          act={{
            'open-options': openOptions,
            'add-key': openOptions,
            'try-again': () => void look({ currentTarget: null }),
          }}
        />
      )}
      {kind !== 'none' && (
        <button type="button" class="button" aria-disabled={isAsking} onClick={look}>
          {isAsking
            ? t('popup.transfers.lookingForPicture')
            : t('popup.transfers.lookForPicture', {
                credits: prices.transaction,
                formatted: formatNumber(prices.transaction),
              })}
        </button>
      )}
      {isAsking && <HeldWhile read={list.readHeldUntil} now={now} />}
      <p class="hint" role="status">
        {kind === 'none' && t('popup.transfers.noPictureNamed')}
      </p>
    </div>
  );
}
