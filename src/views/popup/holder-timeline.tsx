import { formatAddress } from '../../format/address-name.ts';
import { formatNumber } from '../../format/format-number.ts';
import { formatDate } from '../../format/format-time.ts';
import { toIdenticon } from '../../format/identicon.ts';
import { words } from '../../words/words.ts';
import type { HolderSpan } from './holder-spans.ts';

// Thinner than this, what somebody held for a moment could not be seen.
const leastShare = 0.004;
// More stripes than a popup has pixels for show nothing; the newest are the ones that matter.
const mostSpans = 100;

/** Who held an NFT one after the other, as a band of time: each holder in the colour of its own picture. */
export function HolderTimeline({ spans }: { spans: HolderSpan[] }) {
  const shown = spans.slice(-mostSpans);
  const [first, last] = [shown[0], shown.at(-1)];
  if (!first || !last || shown.length < 2) return null;
  const say = words().popupTransfers;
  const wholeMs = last.untilMs - first.fromMs;
  const holders = new Set(shown.flatMap(({ holder }) => holder?.hash ?? [])).size;
  const since = toDay(first.fromMs);
  return (
    <figure class="timeline" dir="ltr">
      <div class="timeline-band" role="img" aria-label={say.heldSince(holders, formatNumber(holders), since)}>
        {shown.map((span) => (
          <i
            key={`${span.holder?.hash} ${span.fromMs}`}
            class={span.holder ? undefined : 'nobody'}
            title={toWords(span, span === last)}
            style={{
              flexGrow: Math.max((span.untilMs - span.fromMs) / wholeMs, leastShare),
              ...(span.holder && { background: toColour(span.holder.hash) }),
            }}
          />
        ))}
      </div>
      <figcaption class="hint num timeline-days">
        <bdi>{since}</bdi>
        <bdi>{toDay(last.untilMs)}</bdi>
      </figcaption>
    </figure>
  );
}

function toWords({ holder, fromMs, untilMs }: HolderSpan, isLast: boolean): string {
  const say = words().popupTransfers;
  const who = holder ? formatAddress(holder) : say.nobody;
  return isLast ? say.holderSince(who, toDay(fromMs)) : say.holderBetween(who, toDay(fromMs), toDay(untilMs));
}

function toDay(ms: number): string {
  return formatDate(new Date(ms).toISOString());
}

// The ground of its picture, which stands beside its name in the list.
function toColour(address: string): string {
  const [hue, saturation, lightness] = toIdenticon(address)?.colours[0] ?? [0, 0, 60];
  return `hsl(${hue} ${saturation}% ${lightness}%)`;
}
