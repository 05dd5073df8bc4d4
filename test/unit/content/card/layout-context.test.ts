import { expect, test, vi } from 'vitest';
import { readLayoutContext } from '../../../../src/content/card/card-host.ts';
import { drawnIn } from '../../../../src/content/shadow-dom.ts';
import { fillCases } from '../fill-cases.ts';
import cases from './layout-context-cases.json' with { type: 'json' };

// @vitest-environment new-document
function read(html: string) {
  document.body.innerHTML = html;
  // happy-dom neither inherits direction nor supports writing modes.
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element) => {
    const [direction = 'ltr', writingMode = 'horizontal-tb'] = element.getAttribute('data-style')?.split(' ') ?? [];
    return { direction, writingMode } as CSSStyleDeclaration;
  });
  vi.stubGlobal('getComputedStyle', window.getComputedStyle);
  const ref = document.querySelector('#ref');
  return ref ? readLayoutContext(drawnIn(ref)) : null;
}

test.for(fillCases<[string, boolean, boolean]>(cases.styles))(
  'in %s is right to left: %j, and vertical: %j',
  ([style, isRtl, isVertical]) => {
    expect(read(`<p id=ref data-style="${style}">0x</p>`)).toMatchObject({ isRtl, isVertical });
  },
);

test.for(fillCases<[string, string, boolean]>(cases.rows))('%s a list goes on below: %j', ([, html, isInList]) => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, Number(this.getAttribute('data-top')), 10, 10);
  });

  expect(read(html)).toMatchObject({ isInList });
});

test.for(fillCases<[string, string, boolean]>(cases.tips))(
  '%s the browser shows a tooltip: %j',
  ([, html, isTipped]) => {
    expect(read(html)).toMatchObject({ isTipped });
  },
);
