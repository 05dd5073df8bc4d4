import { useSignal } from '@preact/signals';
import { formatNumber } from '../../format/format-number.ts';
import { prices } from '../../models/prices.ts';
import { words } from '../../words/words.ts';
import { type LookUpAll, priceOf } from './create-look-up-all.ts';
import type { PageEntry } from './page-entries.ts';

/** Looks up all that is listed, after saying what it costs; while it does, how far it is, and a button that stops it. */
export function LookUpAllBar({ all, entries }: { all: LookUpAll; entries: PageEntry[] }) {
  const isPriced = useSignal(false);
  const progress = all.progress.value;
  const outcomes = all.outcomes.value;
  const say = words().popupPage;
  const left = entries.filter(({ key }) => !outcomes.get(key)?.isGood);
  if (progress) {
    const done = say.lookedUp(formatNumber(progress.done), formatNumber(progress.all));
    return (
      <div class="loader" key="bar">
        <div
          class="progress"
          role="progressbar"
          aria-label={say.lookingUpAll}
          aria-valuenow={progress.done}
          aria-valuemax={progress.all}
          aria-valuetext={done}
        >
          <i class="progress-bar done" style={{ inlineSize: `${(100 * progress.done) / progress.all}%` }} />
        </div>
        <div class="loader-line">
          <p class="num">{done}</p>
          <span class="grow" />
          <button type="button" class="button" onClick={all.stop}>
            {words().exporting.stop}
          </button>
        </div>
      </div>
    );
  }
  if (left.length === 0) return null;
  const name = say.lookUpAll(left.length, formatNumber(left.length));
  if (!isPriced.value) {
    return (
      <button
        type="button"
        class="link look-up-all"
        onClick={() => {
          isPriced.value = true;
        }}
      >
        {name}
      </button>
    );
  }
  const price = priceOf(left);
  const close = () => {
    isPriced.value = false;
  };
  return (
    <section class="look-up-all price" aria-label={name}>
      <p>
        {say.price(price, formatNumber(price), {
          transaction: formatNumber(prices.transaction),
          address: formatNumber(prices.address),
        })}
      </p>
      <button
        type="button"
        class="button main"
        onClick={() => {
          close();
          void all.start(left);
        }}
      >
        {name}
      </button>
      <button type="button" class="button" onClick={close}>
        {say.notNow}
      </button>
    </section>
  );
}
