import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { NftPicture } from '../../cards/nft-picture.ts';
import { formatFailure } from '../../format/failure.ts';
import { formatNumber } from '../../format/format-number.ts';
import type { Failure, Reply } from '../../models/failure.ts';
import { prices } from '../../models/prices.ts';
import { words } from '../../words/words.ts';
import { askSafely } from '../parts/ask-safely.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import type { TransferList } from './lists.ts';
import type { LoadPicture } from './load-picture.ts';
import { NftPictureOnRequest } from './nft-picture.tsx';

// No slow disk hides the offer for longer.
const longestUnsureMs = 2_000;

type Search =
  // Until it is known whether it is known, nothing is offered: it would be an offer of what costs nothing for credits.
  | { kind: 'unsure' | 'unasked' | 'asking' | 'none' }
  | { kind: 'failed'; failure: Failure }
  | { kind: 'found'; picture: NftPicture; takesFocus: boolean };

/**
 * An NFT's picture where its transfers name none, as the service's list of them never does: a transaction tells it, which
 * costs what stands on the button. What is known already is told at once, and costs nothing.
 */
export function NftPictureSearch(props: {
  list: TransferList;
  /** Of its newest transfer. */
  hash: string;
  name: string;
  load: LoadPicture;
  now: () => number;
  openOptions: () => void;
}) {
  const { list, hash, name, load, now, openOptions } = props;
  const search = useSignal<Search>({ kind: 'unsure' });
  const say = words().popupTransfers;

  function take(reply: Reply<NftPicture | null> | null, takesFocus: boolean): void {
    if (!reply?.ok) search.value = { kind: 'failed', failure: reply?.failure ?? { kind: 'no-background' } };
    else search.value = reply.value ? { kind: 'found', picture: reply.value, takesFocus } : { kind: 'none' };
  }

  useEffect(() => {
    let isWanted = true;
    // Another transaction may name one; a picture that was found stays.
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
    // Whoever is elsewhere by now stays there.
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
          act={{ 'open-options': openOptions, 'try-again': () => void look({ currentTarget: null }) }}
        />
      )}
      {kind !== 'none' && (
        <button type="button" class="button" aria-disabled={isAsking} onClick={look}>
          {isAsking ? say.lookingForPicture : say.lookForPicture(prices.transaction, formatNumber(prices.transaction))}
        </button>
      )}
      <p class="hint" role="status">
        {kind === 'none' ? say.noPictureNamed : say.whereItIsNamed}
      </p>
    </div>
  );
}
