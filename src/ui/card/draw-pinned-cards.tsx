import { GripVertical, X } from 'lucide';
import type { Drawn, PinnedCardsDrawing, PinnedCardsQuestion } from '../../cards/card-drawing.ts';
import { formatNumber, sayCount } from '../../format/format-amount.ts';
import { directionOf } from '../../i18n/choose-language.ts';
import { spokenLanguage, t } from '../../i18n/t.ts';
import { toDrawn } from './draw-update.tsx';
import { Icon } from './text-parts.tsx';

/** Draws the bar above pinned cards, and marks what differs between pinned cards of the same kind. */
export function drawPinnedCards({ cards, first, shown }: PinnedCardsQuestion): PinnedCardsDrawing {
  const { insides, groups, facts } = markDifferences(cards);
  const pinned = sayCount(cards.length, (count, number) => t('card.pinned.count', { count, number }));
  const differing = [
    ...sayDiffering(groups, (values) => t('card.pinned.groupsDiffer', values)),
    ...sayDiffering(facts, (values) => t('card.pinned.factsDiffer', values)),
  ].join(' · ');
  const language = spokenLanguage();
  const [bar = ''] = toDrawn(
    <menu
      class="hl-bar"
      role="toolbar"
      aria-label={[pinned, differing].filter(Boolean).join(' · ')}
      title={t('card.pinned.howToMove')}
      tabindex={0}
      lang={language}
      dir={directionOf(language)}
      style={{ width: `calc(${shown} * (100% + 8px) + 10px)` }}
    >
      <Icon of={GripVertical} />
      <b>{pinned}</b>
      <span>{differing}</span>
      {shown < cards.length &&
        cards.map(({ name }, at) => (
          <button type="button" aria-label={name} aria-pressed={at >= first && at < first + shown} act={{ show: at }}>
            {at + 1}
          </button>
        ))}
      <button type="button" class="hl-unpin-all" act={{ unpinAll: true }}>
        {t('card.pinned.unpinAll')}
        <Icon of={X} />
      </button>
    </menu>,
  );
  return { bar, insides };
}

function sayDiffering(
  { all, differing }: Count,
  message: (values: { count: number; number: string; all: string }) => string,
): string[] {
  return all > 0 ? [message({ count: differing, number: formatNumber(differing), all: formatNumber(all) })] : [];
}

/** A value that other cards may show too. `place` says where it is, `isGroup` whether it is a group of digits. */
type Value = { place: string; text: string; isGroup: boolean };

/** `all`: how many values at least two cards have. `differing`: how many of these differ. */
type Count = { all: number; differing: number };

// An address or hash in groups, or one line of it.
const digits = /^(?:0x)?[\da-f]{4}(?: [\da-f]{4}){3,15}$/i;

/** Compares cards of the same kind: rows by label, and the digits of what each card is about. */
function markDifferences(cards: PinnedCardsQuestion['cards']): { insides: Drawn[][]; groups: Count; facts: Count } {
  const texts = new Map<string, string[]>();
  const differs = (place: string) => texts.get(place)?.some((text, _, [first]) => text !== first) ?? false;
  const look = (see: (value: Value) => boolean) =>
    cards.map(({ kind, inside }) => {
      if (kind === '') return inside;
      const times = new Map<string, number>();
      return walk(inside, '', (value) => {
        const time = (times.get(value.place) ?? 0) + 1;
        times.set(value.place, time);
        return see({ ...value, place: JSON.stringify([kind, value.isGroup, value.place, time]) });
      });
    });
  look(({ place, text }) => {
    texts.set(place, [...(texts.get(place) ?? []), text]);
    return false;
  });
  const count = (isCounted: boolean): Count => {
    /** Keyed by label, because the same one may appear both at a glance and in the details. */
    const places = new Map<string, boolean>();
    for (const [place, all] of texts) {
      const [kind, isGroup, label, time] = JSON.parse(place);
      // Groups of digits count only without a label, other values only with one.
      if (all.length < 2 || isGroup !== isCounted || isGroup !== (label === '')) continue;
      const name = JSON.stringify([kind, label, isGroup && time]);
      places.set(name, places.get(name) || differs(place));
    }
    return { all: places.size, differing: [...places.values()].filter(Boolean).length };
  };
  return { insides: look(({ place }) => differs(place)), groups: count(true), facts: count(false) };
}

/** Returns the drawing. Calls `see` with every value in it, and marks those for which it returns true. */
function walk(nodes: Drawn[], label: string, see: (value: Value) => boolean): Drawn[] {
  let place = label;
  return nodes.flatMap((node): Drawn[] => {
    if (typeof node === 'string') return markGroups(node, (text) => see({ place, text, isGroup: true }));
    const { type, props } = node;
    // A warning marks its own differences.
    if (props.role === 'note') return [node];
    if (type === 'dt') place = toText(node);
    const differs = type === 'dd' && see({ place, text: toText(node), isGroup: false });
    return [
      {
        type,
        props: {
          ...props,
          ...(differs && { class: [props.class, 'hl-differs'].filter(Boolean).join(' ') }),
          children: walk(props.children, place, see),
        },
      },
    ];
  });
}

function markGroups(text: string, isMarked: (group: string) => boolean): Drawn[] {
  if (!digits.test(text)) return [text];
  const pieces = text
    .split(/( )/)
    .map((piece) => (piece !== ' ' && isMarked(piece) ? { type: 'mark', props: { children: [piece] } } : piece));
  return pieces.some((piece) => typeof piece !== 'string') ? pieces : [text];
}

function toText(node: Drawn): string {
  return typeof node === 'string' ? node : node.props.children.map(toText).join('');
}
