import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { NftPicture } from '../../cards/nft-picture.ts';
import { words } from '../../words/words.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import type { LoadPicture } from './load-picture.ts';
import { withElements } from './with-elements.ts';

/**
 * An NFT's picture, which is only loaded once the person asks for it: whoever keeps it then learns of them. The words
 * say so before.
 */
export function NftPictureOnRequest(props: {
  picture: NftPicture;
  name: string;
  load: LoadPicture;
  /** Takes the place of a button that had the focus. */
  takesFocus?: boolean;
}) {
  const { name, load, takesFocus = false } = props;
  const { url, host } = props.picture;
  const state = useSignal<'hidden' | 'loading' | 'not-allowed' | 'failed'>('hidden');
  const button = useRef<HTMLButtonElement>(null);
  const own = useSignal<string | null>(null);
  const say = words().popupTransfers;

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
    // At once, for a browser asks the person only within the press itself.
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
      {state.value === 'not-allowed' && (
        <FailureNote words={{ tone: 'wait', title: say.noPicture, detail: say.pictureNotAllowed(host) }} act={{}} />
      )}
      <button
        ref={button}
        type="button"
        class="button"
        disabled={state.value === 'loading'}
        onClick={() => void show()}
      >
        {say.showPicture}
      </button>
      <p class="hint">{withElements((place = '') => say.pictureGives(place), <bdi>{host}</bdi>)}</p>
    </div>
  );
}
