import { type ReadonlySignal, useSignal } from '@preact/signals';
import { formatFailure } from '../../format/failure.ts';
import type { Ask } from '../../messages/ask.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import { KeyForm } from '../parts/key-form.tsx';
import { KeySource } from '../parts/key-source.tsx';
import type { KeyStore } from '../parts/key-store.ts';
import { WhatIsSent } from '../parts/what-is-sent.tsx';
import { WhereItCannotWork } from '../parts/where-it-cannot-work.tsx';
import { type Sample, SampleList } from './sample-list.tsx';

/** The first-run page: what Hashlens does, a sample to try at once, what is sent, and the key. */
export function WelcomeApp(props: {
  samples: readonly Sample[];
  keys: KeyStore;
  ask: Ask;
  /** What is on this chain needs no chain in front; it may be changed while the page is open. */
  defaultChainId: ReadonlySignal<number>;
  now: () => number;
}) {
  const { samples, keys, ask, defaultChainId, now } = props;
  const couldNotOpen = useSignal(false);
  // While it is not known whether there is a key, nothing is claimed.
  const ending = keys.status.value?.apiKeyEnding;
  const isKeyless = ending === null;
  const hasKey = ending !== undefined && !isKeyless;

  async function open({ reference }: Sample): Promise<void> {
    couldNotOpen.value = false;
    try {
      await ask('openPopupPage', { reference, chainId: reference.chainId });
    } catch {
      couldNotOpen.value = true;
    }
  }

  return (
    <main class="sheet">
      <header class="welcome-head">
        <img src="/icon/96.png" width="48" height="48" alt="" />
        <h1>See what a hash is</h1>
        <p>
          Rest the pointer on any transaction hash, address or NFT, on any web page, and Hashlens shows what it is. Try
          it below: this works at once{isKeyless && ', and nothing leaves your browser'}.
        </p>
      </header>
      <section class="block">
        <h2>Try it here</h2>
        <p class="hint">
          A built-in sample answers on this page. Rest the pointer on a value, or open it.
          {hasKey && ' “Open” asks the API with your key.'}
        </p>
        {couldNotOpen.value && (
          <FailureNote words={formatFailure({ kind: 'no-background' }, { now: now() })} act={{}} />
        )}
        <SampleList samples={samples} defaultChainId={defaultChainId.value} onOpen={open} />
      </section>
      <section class="block">
        <h2>Then everywhere</h2>
        <KeySource />
        <KeyForm store={keys} now={now} />
      </section>
      <section class="block">
        <h2>What is sent, and what is not</h2>
        <WhatIsSent />
      </section>
      <section class="block">
        <h2>Where it cannot work</h2>
        <WhereItCannotWork />
      </section>
    </main>
  );
}
