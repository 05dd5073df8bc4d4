import { useSignal } from '@preact/signals';
import type { NftPicture } from '../../cards/nft-picture.ts';
import { words } from '../../words/words.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import { withElements } from './with-elements.ts';

/**
 * An NFT's picture, which is only loaded once the person asks for it: whoever keeps it then learns of them. The words
 * say so before.
 */
export function NftPictureOnRequest({ picture: { url, host }, name }: { picture: NftPicture; name: string }) {
  const state = useSignal<'hidden' | 'shown' | 'failed'>('hidden');
  const say = words().popupTransfers;
  if (state.value === 'shown') {
    return (
      <img
        class="nft-picture"
        src={url}
        alt={say.pictureOf(name)}
        referrerpolicy="no-referrer"
        {...withoutCookies()}
        decoding="async"
        onError={() => {
          state.value = 'failed';
        }}
      />
    );
  }
  return (
    <div class="nft-picture-ask">
      {state.value === 'failed' && (
        <FailureNote words={{ tone: 'bad', title: say.noPicture, detail: say.noPictureDetail(host) }} act={{}} />
      )}
      <button
        type="button"
        class="button"
        onClick={() => {
          state.value = 'shown';
        }}
      >
        {say.showPicture}
      </button>
      <p class="hint">{withElements((place = '') => say.pictureGives(place), <bdi>{host}</bdi>)}</p>
    </div>
  );
}

// Chrome would send the cookies of whoever keeps it, Firefox sends none that it set elsewhere; but what makes them go
// away names whoever asks, and in Firefox that is another name in each browser.
function withoutCookies() {
  return location.protocol === 'moz-extension:' ? {} : ({ crossorigin: 'anonymous' } as const);
}
