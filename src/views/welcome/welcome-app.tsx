import { type ReadonlySignal, useSignal } from '@preact/signals';
import { formatFailure } from '../../format/failure.ts';
import type { Ask } from '../../messages/ask.ts';
import { words } from '../../words/words.ts';
import { AccessNote } from '../parts/access-note.tsx';
import type { AccessStore } from '../parts/access-store.ts';
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
  access: AccessStore;
  ask: Ask;
  /** What is on this chain needs no chain in front; it may be changed while the page is open. */
  defaultChainId: ReadonlySignal<number>;
  now: () => number;
}) {
  const { samples, keys, access, ask, defaultChainId, now } = props;
  const couldNotOpen = useSignal(false);
  // While it is not known whether there is a key, nothing is claimed.
  const ending = keys.status.value?.apiKeyEnding;
  const isKeyless = ending === null;
  const hasKey = ending !== undefined && !isKeyless;
  const { welcome: say, whatIsSent, ownPages } = words();

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
        <h1>{say.heading}</h1>
        <p>{ownPages.both(say.intro, isKeyless ? say.tryItBelowAlone : say.tryItBelow)}</p>
      </header>
      <AccessNote store={access} />
      <section class="block">
        <h2>{say.tryItHere}</h2>
        <p class="hint">{hasKey ? ownPages.both(say.sampleAnswers, say.openAsks) : say.sampleAnswers}</p>
        {couldNotOpen.value && (
          <FailureNote words={formatFailure({ kind: 'no-background' }, { now: now() })} act={{}} />
        )}
        <SampleList samples={samples} defaultChainId={defaultChainId.value} onOpen={open} />
      </section>
      <section class="block">
        <h2>{say.thenEverywhere}</h2>
        <KeySource />
        <KeyForm store={keys} now={now} />
      </section>
      <section class="block">
        <h2>{whatIsSent.heading}</h2>
        <WhatIsSent />
      </section>
      <section class="block">
        <h2>{whatIsSent.cannotWork}</h2>
        <WhereItCannotWork />
      </section>
    </main>
  );
}
