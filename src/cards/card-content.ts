import type { Identicon } from '../format/address-name.ts';
import type { ChainWords } from '../format/chain-words.ts';
import type { FailureWords, HeadState } from '../format/failure.ts';
import type { Reference } from '../references/reference.ts';
import type { CardDrawing, WatchSubject } from './card-drawing.ts';

export type { ChainWords, FailureWords, Identicon };

/** How a piece of text is drawn. Pages receive words and tones, never data. */
export type Tone = 'plain' | 'dim' | 'strong' | 'up' | 'down' | 'ok' | 'bad' | 'wait';

/**
 * A piece of a line: cleaned, cut and formatted text. `title` is the full form. `reference` makes it followable;
 * neighbours with the same one become one button. `picture` is drawn before it.
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
  /** Foreign words in our sentence, in quotation marks. */
  isForeign?: true;
  /** Stays on one line with the next part if there is room: "from" with its sender. */
  holds?: true;
  /** Ranges of `text` that differ from the text beside it, in order: underlined and bold. */
  differs?: [start: number, end: number][];
  picture?: Identicon;
};

/**
 * The sentence at the top of a card, and a smaller one below it. A `big` one is an amount, with its chain `beside` it.
 */
export type Headline = { parts: Part[]; detail?: Part[]; big?: true; beside?: string };

/** A labelled line of a card: "Value: 1.5 ETH $3,914.10 at the time". `title` explains the label. */
export type Row = { label: string; title?: string | undefined; parts: Part[] };

/**
 * A headed list of lines ("3 token transfers"); `folded` is what unfolds below them, `more` says what was left out. With
 * `hasLabels`, the first part of each line is its label, empty if it belongs to the line above.
 */
export type List = {
  heading: string;
  lines: Part[][];
  hasLabels?: true;
  folded?: { heading: string; lines: Part[][]; hasLabels?: true };
  more?: string;
};

/**
 * A warning. `text` is empty if the title says it all. `bad` is danger, `wait` a doubt, `plain` good to know.
 * `compared` is a comparison below the text: a row for each value, a line for each part; `name` describes in words what
 * is marked. Has role="note".
 */
export type Warning = {
  tone: 'bad' | 'wait' | 'plain';
  title: string;
  text: string;
  compared?: { name: string; rows: Row[] };
};

/**
 * A balance over time as points of a step line, 0…1 on both axes, y upwards. `label` is its text alternative. Below it:
 * `since`, how many changes since when, and `range`, the lowest and highest balance. `isFromZero`: the lowest is 0.
 */
export type Sparkline = {
  points: [x: number, y: number][];
  label: string;
  since: string;
  range: string;
  isFromZero?: true;
};

export type ChainChoice = { id: number; name: string };

/**
 * A link to the preferred or default explorer, built from its address and the checked value. `isOwn`: the user's choice,
 * which a page must not read.
 */
export type ExplorerLink = { href: string; text: string; isOwn?: true };

/**
 * Everything a card shows for one answered reference. Plain JSON, built only in `cards/`. At a glance: head, first
 * warning, headline, `who`, `worth`, and `facts` or the sparkline. Behind "More": rows, lists and details.
 */
export type CardContent = {
  /** The dialog's accessible name: "Transaction 0x…", "Address 0x…", "NFT …", with the full value. */
  name: string;
  kind: Reference['kind'];
  chain: ChainWords;
  /** `wait` may still change. */
  status?: { text: string; tone: 'ok' | 'bad' | 'wait' | 'plain' };
  /** "2 min ago", and the exact local and UTC time as title. */
  age?: { text: string; title: string };
  headline: Headline;
  /** The value of what moved in US dollars: "$3,914.10 at the time". */
  worth?: string;
  /** One line about who is involved: sender and receiver, a holder, or the user's own name for an address. */
  who?: Part[];
  /** At most three short rows, visible at a glance. */
  facts?: Row[];
  rows: Row[];
  warnings: Warning[];
  lists: List[];
  /** What the sentence rests on, and how certain each part is, behind a disclosure. */
  evidence?: Row[];
  /** Everything else, behind a disclosure. */
  details?: Row[];
  sparkline?: Sparkline;
  /** The full value in groups of four, for addresses and hashes. */
  full?: string;
  /** The picture of the address in `full`; none for a transaction hash. */
  picture?: Identicon;
  /**
   * What can be watched: an address or a pending transaction. `text` labels the link to the list on our own pages.
   * `isWatched`: it is on the list; never set if a page can read the card.
   */
  watch?: WatchSubject & { text: string; isWatched?: true };
  copy: { label: string; text: string };
  /** Other forms to copy. */
  copies?: { label: string; text: string }[];
  /** Absent if the chain has no known explorer. */
  explorer?: ExplorerLink;
  /** "Updated just now · 20 credits" or "Sample". */
  source: string;
  /** Invented sample data: nothing was looked up. */
  isSample?: true;
  /** Other chains to choose from, best first. */
  chains?: ChainChoice[];
};

/**
 * The background's messages to a card through its open port. `drawing` is how the page draws it. While waiting, `isSlow`
 * is set after three seconds, and `isDelayed` if `text` gives the reason and the length of the wait.
 */
export type CardUpdate = { drawing?: CardDrawing } & (
  | { kind: 'waiting'; chain: ChainWords; text: string; chains?: ChainChoice[]; isSlow?: true; isDelayed?: true }
  /**
   * `credits` is the answer's cost, absent if unknown. `followMs`: this may still change (a pending transaction); ask
   * again after this time. `left` is the message for when it is no longer asked for.
   */
  | { kind: 'content'; content: CardContent; credits?: number; followMs?: number; left?: string }
  /** `credits` is the cost of the failed request; absent if it was free. */
  | {
      kind: 'failure';
      failure: FailureWords;
      chain?: ChainWords;
      chains?: ChainChoice[];
      explorer?: ExplorerLink;
      credits?: number;
    }
  /**
   * Nothing was sent: the user has to ask with a click. `sends` says what a click sends and to whom, `cost` its price if
   * known, `why` answers "Why asked?", and `chain` is the chain to be asked.
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
  /** The value is not a reference, so nothing is looked up. `lead` is the address in it. */
  | { kind: 'told'; state: HeadState; title: string; detail: string; lead?: { label: string; address: string } }
);
