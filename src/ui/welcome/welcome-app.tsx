import { type ReadonlySignal, useSignal } from '@preact/signals';
import { formatFailure } from '../../format/failure.ts';
import { formatNumber } from '../../format/format-amount.ts';
import { type Choice, t, tParts } from '../../i18n/t.ts';
import type { Ask } from '../../messaging/send-message.ts';
import type { Reference } from '../../references/reference.ts';
import { AccessNote, type AccessStore, WhereItCannotWork } from '../components/access-note.tsx';
import { ApiKeyForm, KeySource, WhatIsSent } from '../components/api-key-form.tsx';
import type { ApiKeyStore } from '../components/api-key-store.ts';
import { FailureNote, SampleBand } from '../components/placeholder.tsx';

// The key is in view below them.
const shownAtOnce = 3;

/** The first-run page: what Hashlens does, a sample to try at once, what is sent, and the key. */
export function WelcomeApp(props: {
  samples: readonly Sample[];
  keys: ApiKeyStore;
  access: AccessStore;
  ask: Ask;
  /** References on this chain need no chain prefix; it may change while the page is open. */
  defaultChainId: ReadonlySignal<number>;
  now: () => number;
}) {
  const { samples, keys, access, ask, defaultChainId, now } = props;
  const couldNotOpen = useSignal(false);
  // Until the key's status is known, both flags are false.
  const ending = keys.status.value?.apiKeyEnding;
  const isKeyless = ending === null;
  const hasKey = ending !== undefined && !isKeyless;
  const around = { defaultChainId: defaultChainId.value, onOpen: hasKey ? null : open };

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
        <h1>{t('welcome.heading')}</h1>
        <p>
          {t('page.both', {
            first: t('welcome.intro'),
            second: isKeyless ? t('welcome.tryItBelowAlone') : t('welcome.tryItBelow'),
          })}
        </p>
      </header>
      <AccessNote store={access} />
      <section class="block">
        <h2>{t('welcome.tryItHere')}</h2>
        <p class="hint">{hasKey ? t('welcome.sampleAnswersHover') : t('welcome.sampleAnswers')}</p>
        {couldNotOpen.value && (
          <FailureNote words={formatFailure({ kind: 'no-background' }, { now: now() })} act={{}} />
        )}
        <SampleBand />
        <SampleList samples={samples.slice(0, shownAtOnce)} {...around} />
        <details class="more-samples">
          <summary>{t('welcome.moreSamples', { number: formatNumber(samples.length - shownAtOnce) })}</summary>
          <SampleList samples={samples.slice(shownAtOnce)} {...around} />
        </details>
      </section>
      <section class="block">
        <h2>{t('welcome.thenEverywhere')}</h2>
        <KeySource />
        <ApiKeyForm store={keys} now={now} />
      </section>
      <section class="block">
        <h2>{t('privacy.heading')}</h2>
        <WhatIsSent />
      </section>
      <section class="block">
        <h2>{t('privacy.cannotWork')}</h2>
        <WhereItCannotWork />
      </section>
    </main>
  );
}

/** One reference of the built-in sample; `written` is its text without a chain. */
type Sample = { reference: Reference & { chainId: number }; name: Choice<'sample', 'name'>; written: string };

/**
 * The sample's references, as text that Hashlens detects on this page as on any other. Once there is a key, the service
 * answers on all other pages and knows none of them: they then cannot be opened.
 */
function SampleList(props: {
  samples: readonly Sample[];
  defaultChainId: number;
  onOpen: ((sample: Sample) => void) | null;
}) {
  const { samples, defaultChainId, onOpen } = props;
  return (
    <ul class="samples">
      {samples.map((sample) => (
        <li class="sample" key={sample.written}>
          <div class="sample-text">
            <p class="sample-caption">{t('sample', { name: sample.name })}</p>
            <p class="sample-value">
              {t('reference.kind', { kind: sample.reference.kind })}{' '}
              <span class="mono">{writeSample(sample, defaultChainId)}</span>
            </p>
          </div>
          {onOpen && (
            <button type="button" class="button" onClick={() => onOpen(sample)}>
              {tParts('welcome.open', {
                caption: t('sample', { name: sample.name }),
                unseen: (text) => <span class="unseen">{text}</span>,
              })}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Returns a sample's text, with a chain prefix (CAIP) if it is not on the default chain. */
function writeSample({ reference, written }: Sample, defaultChainId: number): string {
  const { kind, chainId } = reference;
  if (chainId === defaultChainId) return written;
  return kind === 'token-instance' ? `eip155:${chainId}/erc721:${written}` : `eip155:${chainId}:${written}`;
}
