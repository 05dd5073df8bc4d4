import type { Identicon } from '../format/address-name.ts';
import type { ChainWords } from '../format/chain-words.ts';
import type { FailureWords, HeadState } from '../format/failure.ts';
import type { Reference } from '../references/reference.ts';
import type { CardDrawing, WatchSubject } from './card-drawing.ts';

export type { ChainWords, FailureWords, Identicon };

/** How a piece of text is drawn. Pages receive words and tones, never data. */
export type Tone = 'plain' | 'dim' | 'strong' | 'up' | 'down' | 'ok' | 'bad' | 'wait';

/**
 * A piece of a line: cleaned, cut and formatted text. `title` is the full form; `reference` makes it followable, and
 * neighbours with the same one are one button. `picture` stands before it.
 */
export type Part = {
  text: string;
  tone?: Tone;
  /** Hex and other machine text. */
  mono?: true;
  /** Drawn as a small outlined label. */
  tag?: true;
  title?: string;
  reference?: Reference;
  /** Somebody else's words in a sentence of ours, in quotation marks. */
  isForeign?: true;
  /** Stays on a line with the next one where there is room: "from" with its sender. */
  holds?: true;
  /** The places in `text` where it differs from what it stands beside, in order: underlined and heavier. */
  differs?: [start: number, end: number][];
  picture?: Identicon;
};

/**
 * The sentence at the top of a card, and a smaller one below it. A `big` one is an amount; what stands `beside` it says
 * on which chain.
 */
export type Headline = { parts: Part[]; detail?: Part[]; big?: true; beside?: string };

/** A labelled line of a card: "Value: 1.5 ETH $3,914.10 then". */
export type Row = { label: string; parts: Part[] };

/** A headed list of lines ("3 token transfers"); `folded` is what unfolds below them, `more` says what was left out. */
export type List = { heading: string; lines: Part[][]; folded?: { heading: string; lines: Part[][] }; more?: string };

/**
 * A warning: `text` is a sentence, empty where the title says it all. `bad` is danger, `wait` a doubt, `plain` good to
 * know. `compared` are values to be compared below it, each as a row whose parts are its lines; `name` says in words what
 * is marked in them. Drawn with role="note".
 */
export type Warning = {
  tone: 'bad' | 'wait' | 'plain';
  title: string;
  text: string;
  compared?: { name: string; rows: Row[] };
};

/**
 * A balance over time as points of a step line, 0…1 on both axes, y upwards. `label` is its text alternative; `since`
 * and `range` stand below it: how many changes it shows since when, and the lowest and highest balance. `isFromZero`
 * where the lowest is nothing.
 */
export type Sparkline = {
  points: [x: number, y: number][];
  label: string;
  since: string;
  range: string;
  isFromZero?: true;
};

/** A chain to choose in a card. */
export type ChainChoice = { id: number; name: string };

/**
 * Everything a card shows for one answered reference. Plain JSON, made only in `cards/`. At a glance a card shows its
 * head, the first warning, the headline, `who`, and `facts` or the sparkline; rows, lists and details are behind "More".
 */
export type CardContent = {
  /** The dialog's accessible name: "Transaction 0x…", "Address 0x…", "NFT …", with the full value. */
  name: string;
  kind: Reference['kind'];
  chain: ChainWords;
  status?: { text: string; tone: 'ok' | 'bad' | 'wait' | 'plain' };
  /** "2 min ago", and the exact local and UTC time as title. */
  age?: { text: string; title: string };
  headline: Headline;
  /** What moved in dollars: "$3,914.10 then". */
  worth?: string;
  /** Who and with whom, in one line. */
  who?: Part[];
  /** At most three, each of a few words: what is seen of `rows` at a glance. */
  facts?: Row[];
  rows: Row[];
  warnings: Warning[];
  lists: List[];
  /** Everything else that is known, for behind a disclosure. */
  details?: Row[];
  sparkline?: Sparkline;
  /** The full value in groups of four, for addresses and hashes. */
  full?: string;
  /** The picture of the address that `full` gives; none for a transaction's hash. */
  picture?: Identicon;
  /**
   * What the watch list can take of this: an address, or a transaction that waits. `text` is the way to the list, on our
   * own pages; `isWatched` where it is on the list already, and a page cannot read that.
   */
  watch?: WatchSubject & { text: string; isWatched?: true };
  copy: { label: string; text: string };
  /** Other forms to copy. */
  copies?: { label: string; text: string }[];
  /**
   * Built by us from the preferred or usual explorer's address and the checked value; absent where the chain has no known
   * explorer. `isOwn` where a page must not read it, for it is the person's choice.
   */
  explorer?: { href: string; text: string; isOwn?: true };
  /** "Asked just now · 20 credits" or "Sample". */
  source: string;
  /** All of it is invented, and nothing was looked up. */
  isSample?: true;
  /** Other chains that the person may want it from, first choice first. */
  chains?: ChainChoice[];
};

/** What the background sends to a card while its port is open. `drawing` is how it looks on a page. */
export type CardUpdate = { drawing?: CardDrawing } /** `isSlow` once it has taken three seconds. */ & (
  | { kind: 'waiting'; chain: ChainWords; text: string; chains?: ChainChoice[]; isSlow?: true }
  /**
   * `credits` is what the answer cost, absent when unknown. `followMs` stands while this may change by itself (a
   * transaction in no block yet): whoever shows it asks again after so long. `left` is what to say once it is not
   * asked for again any more.
   */
  | { kind: 'content'; content: CardContent; credits?: number; followMs?: number; left?: string }
  | { kind: 'failure'; failure: FailureWords; chain?: ChainWords; chains?: ChainChoice[] }
  /**
   * Nothing was sent: the person must ask with a click. `sends` says what that sends to whom, `cost` what it costs, where
   * that is known; `why` is what "Why asked?" answers, and `chain` is where it would be looked up.
   */
  | {
      kind: 'ask-first';
      state: HeadState;
      title: string;
      detail: string;
      sends?: string;
      cost?: string;
      label: string;
      why: string;
      chain?: ChainWords;
    }
  /** It is no reference, and nobody is asked: `lead` is the address in it. */
  | { kind: 'told'; state: HeadState; title: string; detail: string; lead?: { label: string; address: string } }
);
