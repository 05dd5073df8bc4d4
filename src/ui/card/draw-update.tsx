import { X } from 'lucide';
import { type ComponentChildren, isValidElement, type VNode } from 'preact';
import type { CardUpdate, ExplorerLink } from '../../cards/card-content.ts';
import type { CardAct, CardDrawing, Drawn, DrawnProps, Reference } from '../../cards/card-drawing.ts';
import { textOf } from '../../cards/sentence-parts.ts';
import { chainChoices } from '../../format/chain-words.ts';
import { directionOf } from '../../i18n/choose-language.ts';
import { spokenLanguage, t } from '../../i18n/t.ts';
import { inTheme, type Theme } from '../theme/theme.ts';
import tokens from '../theme/tokens.css?inline';
import card from './card.css?inline';
import { CardInside } from './card-inside.tsx';
import frame from './frame.css?inline';
import host from './host.css?inline';
import leftBehind from './orphaned-card.css?inline';
import pinned from './pinned-cards.css?inline';
import stages from './stages.css?inline';
import { Icon } from './text-parts.tsx';

declare module 'preact' {
  interface ClassAttributes<T> {
    /** The action of pressing this element in a card on a page. */
    act?: CardAct;
  }
}

/**
 * The subject of a card. `depth` is the number of references that it was followed through, with a way back. In Firefox,
 * on a web page (`isFirefoxPage`), the card outlives our scripts, and the page can read it: an event's `originalTarget`
 * is a node of the card. `hasSite`: Hashlens can be turned off on the page's site.
 */
export type Asked = { reference: Reference; name: string; depth: number; isFirefoxPage: boolean; hasSite?: boolean };

/** Draws a card as plain JSON. Runs in the background, so that pages do not load the code that draws. */
export function drawUpdate(update: CardUpdate, asked: Asked): Omit<CardDrawing, 'styles'> {
  const beside = chainsBeside(update);
  const direction = directionOf(spokenLanguage());
  return {
    own: [
      t('popup.lookingItUp'),
      t('failure.title', { failure: 'updated' }),
      t('refresh.reason.noBackground'),
      t('failure.tryAgain'),
      t('card.back'),
      t('card.noNewer'),
      spokenLanguage(),
      direction,
    ],
    attributes: { 'aria-label': asked.name, lang: spokenLanguage(), dir: direction },
    inside: toDrawn([
      <CardInside key="answer" update={asked.isFirefoxPage ? withoutChoices(update) : update} {...asked} />,
      asked.isFirefoxPage && <LeftBehind key="left" />,
    ]),
    status: toStatus(update),
    ...(update.kind === 'content' && update.left && { said: update.left }),
    ...(beside && { beside }),
  };
}

/** The polite announcement for screen readers. Empty for a failure, which is an alert itself. */
function toStatus(update: CardUpdate): string {
  switch (update.kind) {
    case 'waiting':
      return update.isDelayed ? update.text : update.isSlow ? t('card.slow') : t('card.lookingItUp');
    case 'content':
      return textOf(update.content.headline.parts);
    case 'ask-first':
    case 'told':
      return update.title;
    case 'failure':
      return '';
  }
}

/** Renders Preact elements to elements and texts. An object from JSON is never an element, whatever it looks like. */
export function toDrawn(children: ComponentChildren): Drawn[] {
  return flattenVnodes(children).flatMap((node): Drawn[] => {
    if (typeof node === 'string') return [node];
    if (!isValidElement(node)) return [];
    return [{ type: String(node.type), props: toDrawnProps(node.props) }];
  });
}

function toDrawnProps({ children, act, ...others }: DrawnProps | Record<string, unknown>): DrawnProps {
  const attributes = Object.entries(others).flatMap(([name, value]) => {
    // As in Preact: false is a value for aria-… attributes only.
    if (value === null || value === undefined || (value === false && !name.startsWith('aria-'))) return [];
    return [[name, name === 'style' ? toStyle(value as { [property: string]: string }) : String(value)]];
  });
  return {
    ...Object.fromEntries(attributes),
    ...(act !== undefined && { act }),
    children: toDrawn(children as ComponentChildren),
  };
}

function toStyle(properties: { [property: string]: string }): string {
  return Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}

type Props = { children?: ComponentChildren; [name: string]: unknown };

/** Flattens Preact elements to elements and texts: calls components and opens fragments. */
function flattenVnodes(children: ComponentChildren): (string | VNode<Props>)[] {
  if (children === null || children === undefined || typeof children === 'boolean') return [];
  if (Array.isArray(children)) return children.flatMap(flattenVnodes);
  if (typeof children !== 'object') return [String(children)];
  if (!isVnode(children)) return [];
  const { type, props } = children;
  return typeof type === 'string' ? [children] : flattenVnodes((type as (props: Props) => ComponentChildren)(props));
}

function isVnode(child: object): child is VNode<Props> {
  return 'type' in child;
}

/**
 * The message of an orphaned card: the browser has removed our scripts, and the style sheet that hid this message. A
 * press on it closes the card without a script. Until then it must not be part of the card's text, so the style sheet
 * shows its label instead. It is not an alert: only failures are.
 */
function LeftBehind() {
  return (
    <div class="hl-left" aria-live="assertive">
      <details open>
        <summary aria-label={t('failure.title', { failure: 'updated' })}>
          <Icon of={X} />
        </summary>
      </details>
    </div>
  );
}

/** The chains before and after the current one, cyclic. Undefined if there is no other. */
export function chainsBeside(update: CardUpdate): [before: number, after: number] | undefined {
  const about = update.kind === 'content' ? update.content : update;
  if (!('chains' in about)) return;
  const { chain, chains = [] } = about;
  if (!chains.some(({ id }) => id !== chain?.id)) return;
  const at = chains.findIndex(({ id }) => id === chain?.id);
  const idAt = (index: number) => chains.at(index % chains.length)?.id ?? 0;
  return [idAt(at < 0 ? -1 : at - 1), idAt(at + 1)];
}

/** Returns the update without traces of the chains and explorers that the user has chosen. */
function withoutChoices(update: CardUpdate): CardUpdate {
  const shown = withAllChains(update);
  // All cards use a button, because a link on only some of them would reveal which explorers the user chose.
  if (shown.kind === 'content') return { ...shown, content: { ...shown.content, ...asButton(shown.content) } };
  return 'explorer' in shown ? { ...shown, ...asButton(shown) } : shown;
}

function asButton({ explorer }: { explorer?: ExplorerLink }): { explorer?: ExplorerLink } {
  return explorer ? { explorer: { ...explorer, isOwn: true } } : {};
}

/** Returns the update with the list of all chains, which does not reveal which ones the user has chosen. */
export function withAllChains(update: CardUpdate): CardUpdate {
  const chains = chainChoices().map(({ id, name }) => ({ id, name }));
  switch (update.kind) {
    case 'content':
      return { ...update, content: { ...update.content, chains } };
    case 'waiting':
    case 'failure':
      return { ...update, chains };
    case 'ask-first':
    case 'told':
      return update;
  }
}

const styles = frame + tokens + stages + card + host + pinned;
const made = new Map<string, string>();

/**
 * The style sheet of a card on a page; `isFirefoxPage` as in `Asked`. The background sends it along with the drawing,
 * so that pages without an open card do not load it.
 */
export function cardStyles(theme: Theme, isFirefoxPage: boolean): string {
  const name = `${theme} ${isFirefoxPage}`;
  const text = made.get(name) ?? inTheme(withSecretNames(isFirefoxPage ? styles + leftBehind : styles), theme);
  made.set(name, text);
  return text;
}

const secretly = `--${crypto.getRandomValues(new Uint32Array(2)).join('-')}-`;

/**
 * A style sheet for a foreign page, with custom properties renamed to random names at each start. A page that knows the
 * names could register them as not inherited with its own initial values, which also applies in our closed shadow root.
 */
export function withSecretNames(css: string): string {
  return css.replaceAll('--hl-', secretly);
}
