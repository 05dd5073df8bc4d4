import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { NftPicture } from '../../cards/nft-picture.ts';
import { words } from '../../words/words.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import type { LoadPicture } from './load-picture.ts';
import { withElements } from './with-elements.ts';

/**
 * An NFT's picture, which is only loaded once the person asks for it: whoever keeps it then learns of them. The words
 * say so before.
 */
export function NftPictureOnRequest(props: { picture: NftPicture; name: string; load: LoadPicture }) {
  const { name, load } = props;
  const { url, host } = props.picture;
  const state = useSignal<'hidden' | 'loading' | 'failed'>('hidden');
  const own = useSignal<string | null>(null);
  const say = words().popupTransfers;

  useEffect(
    () => () => {
      if (own.peek() !== null) URL.revokeObjectURL(own.peek() ?? '');
    },
    [own],
  );

  async function show(): Promise<void> {
    // At once, for a browser asks the person only within the press itself.
    const loading = load(url);
    state.value = 'loading';
    own.value = await loading.catch(() => null);
    state.value = own.peek() === null ? 'failed' : 'hidden';
  }

  if (own.value !== null) {
    return (
      <img
        class="nft-picture"
        src={own.value}
        alt={say.pictureOf(name)}
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
        <FailureNote words={{ tone: 'bad', title: say.noPicture, detail: say.noPictureDetail(host) }} act={{}} />
      )}
      <button type="button" class="button" disabled={state.value === 'loading'} onClick={() => void show()}>
        {say.showPicture}
      </button>
      <p class="hint">{withElements((place = '') => say.pictureGives(place), <bdi>{host}</bdi>)}</p>
    </div>
  );
}
