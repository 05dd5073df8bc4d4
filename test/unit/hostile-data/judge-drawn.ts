import type { Drawn, DrawnProps } from '../../../src/cards/card-drawing.ts';
import { spokenLanguage } from '../../../src/i18n/t.ts';
import { withoutOwnMarks } from '../../fuzz/own-marks.ts';
import { asked } from './hostile-answers.ts';

/** The elements that cards are made of. Text from an answer must not add any other. */
const elements = new Set(
  'a b bdi button circle dd details div dl dt figure h2 h3 i li option p path rect section select small span svg summary title ul'.split(
    ' ',
  ),
);
const attributes = new Set(
  `aria-hidden aria-label aria-labelledby class cx cy d dir fill height hidden href id label lang preserveAspectRatio r rel role stroke
  stroke-linecap stroke-linejoin stroke-width style tabindex target title type value viewBox width x y`.split(/\s+/),
);
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u;
const longest = 2_000;

const explorerLink = /^https:\/\/[a-z.-]+\/(?:tx|transaction|address|nft|token)\/[\da-zA-Z/?=]+$/;
const isOurLink = (href: string) => {
  const ours = [asked.hash, asked.address, asked.contract].some((value) => href.toLowerCase().includes(value));
  return explorerLink.test(href) && ours;
};
const plainStyle = /^(?:[a-z-]+:[#\w ().,%-]*;?)*$/;

const reference = {
  transaction: /^\{"kind":"transaction","hash":"0x[\da-f]{64}"\}$/,
  address: /^\{"kind":"address","address":"0x[\da-f]{40}"\}$/,
  'token-instance': /^\{"kind":"token-instance","contract":"0x[\da-f]{40}","tokenId":"\d{1,78}"\}$/,
};

/** Returns the problems of a visible text, one sentence each. */
export function judgeText(text: string): string[] {
  return [...judgeUnseen(text), ...(text.length > longest ? [`a text of ${text.length} characters`] : [])];
}

function judgeUnseen(text: string): string[] {
  const left = withoutOwnMarks(text);
  const at = left.search(unseen);
  return at === -1 ? [] : [`an unseen character in ${JSON.stringify(left.slice(Math.max(0, at - 40), at + 40))}`];
}

/** Returns the problems of a card's drawing: elements, attributes, links, styles, actions and texts. */
export function judgeDrawn(nodes: Drawn[]): string[] {
  const texts = textsIn(nodes);
  // The characters that isolate a name in a sentence may be in the texts before and after the name.
  const said = spokenLanguage() === 'ar' ? [texts.join('')] : texts;
  const tooLong = texts.filter((text) => text.length > longest).map((text) => `a text of ${text.length} characters`);
  return [...said.flatMap(judgeUnseen), ...tooLong, ...judgeElements(nodes)];
}

function textsIn(nodes: Drawn[]): string[] {
  return nodes.flatMap((node) => (typeof node === 'string' ? [node] : textsIn(node.props.children)));
}

function judgeElements(nodes: Drawn[]): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    const own = elements.has(node.type) ? [] : [`an element <${node.type}>`];
    return [...own, ...judgeProps(node.props), ...judgeElements(node.props.children)];
  });
}

function judgeProps({ children: _, act, ...others }: DrawnProps): string[] {
  const found = Object.entries(others).flatMap(([name, value]) => {
    if (typeof value !== 'string') return [`${name} is ${typeof value}`];
    if (!attributes.has(name)) return [`an attribute ${name}="${value.slice(0, 80)}"`];
    if (name === 'href' && !isOurLink(value)) return [`a link to ${value.slice(0, 160)}`];
    if (name === 'style' && !plainStyle.test(value)) return [`a style ${value.slice(0, 160)}`];
    return judgeText(value);
  });
  return act === undefined ? found : [...found, ...judgeAct(act)];
}

function judgeAct(act: object): string[] {
  const all = referencesIn(act);
  const wrong = all.filter((one) => !reference[one.kind as keyof typeof reference]?.test(JSON.stringify(one)));
  const copied = 'copy' in act ? [act.copy as string].flatMap(judgeText) : [];
  return [...wrong.map((one) => `leads to ${JSON.stringify(one).slice(0, 160)}`), ...copied];
}

function referencesIn(value: unknown): { kind: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  return 'kind' in value ? [value as { kind: string }] : Object.values(value).flatMap(referencesIn);
}
