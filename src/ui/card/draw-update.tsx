import { X } from 'lucide';
import { type ComponentChildren, isValidElement, type VNode } from 'preact';
import type { CardUpdate } from '../../cards/card-content.ts';
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
import stages from './stages.css?inline';
import { Icon } from './text-parts.tsx';
import tray from './tray.css?inline';

declare module 'preact' {
  interface ClassAttributes<T> {
    /** What pressing it does in a card on a page. */
    act?: CardAct;
  }
}

/**
 * What a card is about: `depth` is how many others it was followed through, and leads back to. `isFirefoxPage` is true
 * where the browser ends our scripts without taking the card away, and a page can read what is drawn: a node of the card
 * is the `originalTarget` of what happens on it. `hasSite`: Hashlens can be turned off on that page's site.
 */
export type Asked = { reference: Reference; name: string; depth: number; isFirefoxPage: boolean; hasSite?: boolean };

/** Draws what a card shows into plain JSON, in the background: pages get it ready, and need not carry what draws it. */
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

/** What a screen reader is told politely; failures speak for themselves. */
function toStatus(update: CardUpdate): string {
  switch (update.kind) {
    case 'waiting':
      return update.isSlow ? t('card.slow') : t('card.lookingItUp');
    case 'content':
      return textOf(update.content.headline.parts);
    case 'ask-first':
    case 'told':
      return update.title;
    case 'failure':
      return '';
  }
}

/** The elements and texts that some Preact elements come to. What came as JSON is none, whatever it looks like. */
export function toDrawn(children: ComponentChildren): Drawn[] {
  return flattenVnodes(children).flatMap((node): Drawn[] => {
    if (typeof node === 'string') return [node];
    if (!isValidElement(node)) return [];
    return [{ type: String(node.type), props: toDrawnProps(node.props) }];
  });
}

function toDrawnProps({ children, act, ...others }: DrawnProps | Record<string, unknown>): DrawnProps {
  const attributes = Object.entries(others).flatMap(([name, value]) => {
    // As Preact has it: false is a value of aria-… alone.
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

/** What an element is drawn with. */
type Props = { children?: ComponentChildren; [name: string]: unknown };

/** The elements and texts in some Preact elements, with components called and fragments opened. */
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
 * What a card says once the browser has ended us: our scripts are gone then, and the sheet that hid this until now. A
 * press on it takes the card away, which needs no script. It is no text before, for what is said is what a card's text
 * is: the style sheet says the name aloud. Nor is it an alert, which there is only of a failure.
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

/** The chains before and after the one that is shown, round and round; undefined where there is no other. */
export function chainsBeside(update: CardUpdate): [before: number, after: number] | undefined {
  const about = update.kind === 'content' ? update.content : update;
  if (!('chains' in about)) return;
  const { chain, chains = [] } = about;
  if (!chains.some(({ id }) => id !== chain?.id)) return;
  const at = chains.findIndex(({ id }) => id === chain?.id);
  const idAt = (index: number) => chains.at(index % chains.length)?.id ?? 0;
  return [idAt(at < 0 ? -1 : at - 1), idAt(at + 1)];
}

/** The same update, drawn alike whatever chains and explorers the user has chosen. */
function withoutChoices(update: CardUpdate): CardUpdate {
  const shown = withAllChains(update);
  if (shown.kind !== 'content' || !shown.content.explorer) return shown;
  // A link that only some cards have would say that theirs is a chosen one.
  return { ...shown, content: { ...shown.content, explorer: { ...shown.content.explorer, isOwn: true } } };
}

/** The same update with a list that says nothing of which chains the person has chosen. */
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

const styles = frame + tokens + stages + card + host + tray;
const made = new Map<string, string>();

/**
 * How a card on a page looks; `isFirefoxPage` as in `draw-update.tsx`. The background sends it along: pages on which no card
 * opens need not carry it.
 */
export function cardStyles(theme: Theme, isFirefoxPage: boolean): string {
  const name = `${theme} ${isFirefoxPage}`;
  const text = made.get(name) ?? inTheme(withSecretNames(isFirefoxPage ? styles + leftBehind : styles), theme);
  made.set(name, text);
  return text;
}

const secretly = `--${crypto.getRandomValues(new Uint32Array(2)).join('-')}-`;

/**
 * A sheet for a foreign page with other names for its custom properties, made up at each start. Any page may say of a
 * property's name that it is not inherited and what it is then, in our closed root as well: it must not know the names.
 */
export function withSecretNames(css: string): string {
  return css.replaceAll('--hl-', secretly);
}
