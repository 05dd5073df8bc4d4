import { vi } from 'vitest';
import { createLinkTarget, createTextTarget, preferText, type Target } from '../../../src/content/hover-target.ts';
import { findInLink, findInText } from '../../../src/content/scan/find-references.ts';
import { readReferenceContext } from '../../../src/content/scan/reference-context.ts';
import { type Reference, type ReferenceContext, valuesOf } from '../../../src/references/reference.ts';

// happy-dom does not support inline elements.
const inline =
  'a,abbr,b,bdi,br,cite,code,del,em,font,i,ins,kbd,label,mark,q,s,samp,small,span,strong,sub,sup,time,tt,u,var,wbr';

/** Makes happy-dom's elements inline and blocks as a browser does. */
export function styleAsBrowser(): void {
  vi.spyOn(globalThis, 'getComputedStyle').mockImplementation(
    (element) =>
      ({
        display: element.matches(inline) ? 'inline' : 'block',
        whiteSpace: element.closest('pre') ? 'pre' : 'normal',
      }) as CSSStyleDeclaration,
  );
}

/** Returns what a card is asked at each place of a page where a pointer can rest on a value (lower case). */
export function questionsAt(
  html: string,
  url: string,
  value: string,
): { reference: Reference; context: ReferenceContext }[] {
  const { origin, hostname: pageHost, pathname: pagePath } = new URL(url);
  // Resolved as a browser does, because happy-dom's page has another address.
  document.body.innerHTML = html.replaceAll('href="/', `href="${origin}/`);
  const isIt = ({ reference }: { reference: Reference }) => valuesOf(reference).includes(value);
  const targets: Target[] = [];
  const walker = document.createTreeWalker(document.body, 4);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const link = node.parentElement?.closest('a[href]') ?? null;
    const inLink = link && findInLink(link);
    const inText = findInText(node, 0, node.length, true).filter(
      ({ found }) => isIt(found) && preferText(found, inLink),
    );
    targets.push(...inText.map(({ found, place }) => createTextTarget(found, place, link)));
  }
  for (const link of document.querySelectorAll('a[href]')) {
    const found = findInLink(link);
    if (found && isIt(found) && !targets.some((target) => target.link === link))
      targets.push(createLinkTarget(found, link));
  }
  return targets.map((target) => ({
    reference: target.found.reference,
    context: { ...readReferenceContext(target, []), pageHost, pagePath },
  }));
}
