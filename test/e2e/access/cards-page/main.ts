import { drawCard } from '../../../../src/content/card/draw-card.ts';
import { frameClass } from '../../../../src/content/card/orphan-cleanup.ts';
import bare from '../../../../src/ui/card/bare.css?inline';
import { cardStyles as toStyles } from '../../../../src/ui/card/draw-update.tsx';
import frame from '../../../../src/ui/card/frame.css?inline';
import { cards, leftBehind } from './cards.ts';
import { words } from './speak.ts';

const cardStyles = toStyles('auto', false);
// The styles after Firefox has removed the sheet that hides the orphan message.
const leftStyles = toStyles('auto', true);

// Cards in the page's flow, one below the other, instead of over the page.
const inARow = `
  :host { position: static !important; width: auto !important; height: auto !important; }
  .${frameClass} { position: relative; animation: none; }
`;

function show(name: string, css: string, draw: (into: Element) => void, height = '232px'): void {
  const section = document.createElement('section');
  const heading = document.createElement('h2');
  const host = document.createElement('div');
  const into = document.createElement('div');
  heading.textContent = name;
  host.title = name;
  // Cards before the first answer have no styles for buttons: the browser draws them.
  host.toggleAttribute('data-bare', css === frame + bare);
  const styles = new CSSStyleSheet();
  styles.replaceSync(css + inARow);
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [styles];
  root.append(into);
  into.className = frameClass;
  into.style.height = height;
  section.append(heading, host);
  document.querySelector('main')?.append(section);
  draw(into);
  if (words) lengthen(into);
  // Browsers expose text that a style sheet draws to assistive technology; axe does not see it.
  for (const text of into.querySelectorAll('data')) text.replaceWith(text.getAttribute('value') ?? '');
}

/** Makes all texts of a card 40 % longer, except values, which have the same length in any language. */
function lengthen(card: Element): void {
  const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.nodeValue?.trim() ?? '';
    if (text === '' || node.parentElement?.closest('.hl-full, .hl-mono, .hl-pair dd')) continue;
    node.nodeValue = `${node.nodeValue} ${text.slice(0, Math.ceil(text.length * 0.4))}`;
  }
}

for (const [name, state] of cards) {
  show(name, cardStyles, (into) => drawCard(into, state));
  show(`${name}, in little room`, cardStyles, (into) => drawCard(into, state), '160px');
  if (!state.update?.drawing)
    show(`${name}, before any card had an answer`, frame + bare, (into) => drawCard(into, state));
}
show('left behind', leftStyles, (into) => drawCard(into, leftBehind));
