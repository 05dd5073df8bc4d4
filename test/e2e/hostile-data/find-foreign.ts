import type { DrivenPage } from '../driver/driver.ts';

/**
 * Returns a line for each thing in an extension page that Hashlens did not create: elements, handlers, links, and
 * invisible characters.
 */
export function findForeign(page: DrivenPage): Promise<string[]> {
  return page.evaluate(() => {
    const own = location.origin;
    const foreign =
      'iframe, object, embed, form:not(.search-line), base, video, audio, img, marquee, math, template, noscript, meta[http-equiv], foreignObject, script:not([src]), [srcdoc], [ping], [action], [formaction], [background]';
    const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u;
    const isOurs = (url: string) => url.startsWith(`${own}/`) || url.startsWith('https://');
    const name = (element: Element) => element.outerHTML.slice(0, 160);
    const found: string[] = [];
    for (const element of document.body.querySelectorAll('*')) {
      if (element.matches(foreign)) found.push(`an element ${name(element)}`);
      for (const { name: attribute, value } of element.attributes) {
        if (attribute.startsWith('on')) found.push(`a handler ${name(element)}`);
        if (unseen.test(value))
          found.push(`an unseen character in ${attribute} of ${JSON.stringify(value.slice(0, 160))}`);
      }
      if (element instanceof HTMLAnchorElement && !isOurs(element.href)) found.push(`a link to ${element.href}`);
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      // Whitespace between elements is the page's own.
      if (unseen.test((node.nodeValue ?? '').trim()))
        found.push(`an unseen character in ${JSON.stringify(node.nodeValue)}`);
    }
    return found;
  });
}
