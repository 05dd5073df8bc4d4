import type { DrivenPage, Point } from './driver/driver.ts';
import { leave } from './driver/hands.ts';

/** What a page measures of one card. Numbers are judged by a threshold, texts by equality. */
export type Measured = { [feature: string]: number | string };

/** Features that also depend on the machine's load. No other feature may differ from card to card. */
export const timings = ['ms until it came', 'longest frame'];

/** Makes an open page measure every card that opens on its #ref. */
export const measureOn = (page: DrivenPage): Promise<void> => page.evaluate(measure);

/**
 * Puts a reference into #ref (as a link, if `link` is set), rests the pointer on it until the page has measured the
 * card, and moves away.
 */
export async function measured(page: DrivenPage, at: Point, text: string, link = ''): Promise<Measured> {
  await page.evaluate((wanted, href) => Reflect.get(globalThis, 'begin')(wanted, href), text, link);
  await page.moveTo(at);
  const seen = await page.evaluate(() => Reflect.get(globalThis, 'measuring') as Promise<Measured>);
  await leave(page);
  await page.evaluate(() => Reflect.get(globalThis, 'going') as Promise<void>);
  return seen;
}

/**
 * Returns how many values of the second half are classified correctly by the rule that fits the first half best. The
 * rule is a threshold for numbers, and for texts the label that occurred more often with each text.
 */
export function countRight(values: (number | string)[], labels: boolean[]): number {
  const half = values.length / 2;
  const all = values.map((value, at) => ({ value, label: labels[at] === true }));
  const [known, asked] = [all.slice(0, half), all.slice(half)];
  const rightIn = (some: typeof all, rule: Rule) => some.filter(({ value, label }) => rule(value) === label).length;
  const isNumeric = values.every((value) => typeof value === 'number');
  const rules: Rule[] = isNumeric
    ? known.flatMap(({ value: limit }): Rule[] => [(value) => value >= limit, (value) => value < limit])
    : [(value) => known.filter((one) => one.value === value).reduce((sum, { label }) => sum + (label ? 1 : -1), 0) > 0];
  const [best] = rules.toSorted((one, other) => rightIn(known, other) - rightIn(known, one));
  return best ? rightIn(asked, best) : 0;
}

type Rule = (value: number | string) => boolean;

// Runs in the page, so it must not refer to anything outside itself.
function measure(): void {
  const line = document.querySelector('#ref') as HTMLAnchorElement;
  const later = 300;
  let host: HTMLElement | null = null;
  let [movedAt, isHeard] = [0, false];
  let heard: string[] = [];
  let entries: string[] = [];
  let [whenShown, whenGone] = [() => {}, () => {}];

  const named = [window, document, HTMLElement.prototype].flatMap((one) => {
    const names: string[] = [];
    for (const name in one) if (name.startsWith('on')) names.push(name.slice(2));
    return names;
  });
  for (const type of new Set([...named, 'focusin', 'focusout']))
    addEventListener(
      type,
      ({ target, timeStamp }) => {
        if (type === 'mousemove') movedAt = timeStamp;
        if (isHeard) heard.push(`${type} ${target === host ? 'on the card' : ''}`);
      },
      { capture: true },
    );
  new MutationObserver((records) => {
    for (const { addedNodes, removedNodes } of records) {
      for (const node of addedNodes)
        if (node instanceof HTMLElement && node.popover !== null) {
          host = node;
          whenShown();
        }
      for (const node of removedNodes) if (node === host) whenGone();
    }
  }).observe(document, { childList: true, subtree: true });

  const { supportedEntryTypes } = PerformanceObserver;
  const told = ['layout-shift', 'largest-contentful-paint', 'element'].filter((type) =>
    supportedEntryTypes.includes(type),
  );
  if (told.length > 0)
    new PerformanceObserver((list) => {
      for (const { entryType, ...entry } of list.getEntries().map((one) => one.toJSON()))
        entries.push(`${entryType} ${entry.size ?? ''}${entry.value ?? ''}`);
    }).observe({ entryTypes: told });

  const isOn = (x: number, y: number) => document.elementFromPoint(x, y) === host;
  // The card's edges according to hit tests, relative to the reference.
  const edges = (): number[] => {
    const from = line.getBoundingClientRect();
    const x = from.left + 50;
    const rows = Array.from({ length: innerHeight / 4 }, (_, at) => at * 4);
    const y = rows.find((one) => isOn(x, one));
    if (y === undefined) return [0, 0, 0, 0];
    const [inX, inY] = [x, y + 20];
    const far = (stepX: number, stepY: number) => {
      let steps = 0;
      while (steps < 2000 && isOn(inX + steps * stepX, inY + steps * stepY)) steps += 1;
      return steps;
    };
    const [left, right, up, down] = [far(-1, 0), far(1, 0), far(0, -1), far(0, 1)];
    return [inX - left - from.left, inY - up - from.bottom, left + right, up + down];
  };
  const sides = ['left', 'top', 'width', 'height'];
  const withSides = (what: string, values: number[]): [string, number][] =>
    values.map((value, at) => [`${what} ${sides[at]}`, value]);
  const box = (what: string) => {
    const { x, y, width, height } = (host as HTMLElement).getBoundingClientRect();
    return withSides(what, [x, y, width, height]);
  };
  const states = [
    ':hover',
    ':focus',
    ':focus-within',
    ':active',
    ':has(*)',
    ':has(:focus)',
    ':popover-open',
    ':empty',
    ':modal',
    ':dir(rtl)',
  ];
  const seek = Reflect.get(window, 'find') as (...given: unknown[]) => boolean;
  const words = [' ', 'o', 'n', 'Watch', 'Look up', 'Updated', '·'];

  const run = async (): Promise<[string, number | string][]> => {
    const shown = performance.now();
    const card = host as HTMLElement;
    const ms = shown - movedAt;
    isHeard = true;
    const sizes: string[] = [];
    const ratios: string[] = [];
    const resizes = new ResizeObserver((all) =>
      sizes.push(...all.map(({ contentRect: { width, height } }) => `${width}x${height}`)),
    );
    resizes.observe(card);
    const sights = new IntersectionObserver(
      (all) =>
        ratios.push(
          ...all.map(
            ({ intersectionRatio, boundingClientRect: { width, height } }) => `${intersectionRatio} ${width}x${height}`,
          ),
        ),
      { threshold: [0, 0.25, 0.5, 0.75, 1] },
    );
    sights.observe(card);
    const first = [...box('its box at once,'), ...withSides('its edges at once,', edges())];
    let [last, longest] = [shown, 0];
    const count = (now: number) => {
      longest = Math.max(longest, now - last);
      last = now;
      if (isHeard) requestAnimationFrame(count);
    };
    await new Promise<void>((done) =>
      requestAnimationFrame((now) => {
        last = now;
        requestAnimationFrame(count);
        done();
      }),
    );
    const next = box('its box in the next frame,');
    await new Promise((done) => setTimeout(done, later));
    isHeard = false;
    // On a busy machine the card may still be moving into place by a pixel.
    let lasting = edges();
    for (let same = 0; same < 4; ) {
      await new Promise(requestAnimationFrame);
      const now = edges();
      same = now.join() === lasting.join() ? same + 1 : 0;
      lasting = now;
    }
    const { documentElement: root, activeElement } = document;
    const dimensions = [root, card].flatMap((one, at): [string, number][] =>
      ['scrollWidth', 'scrollHeight', 'scrollTop', 'clientHeight', 'offsetHeight', 'offsetWidth'].map((name) => [
        `${name} of the ${at ? 'card' : 'page'}`,
        Number(Reflect.get(one, name)),
      ]),
    );
    const style = getComputedStyle(card);
    resizes.disconnect();
    sights.disconnect();
    const result: [string, number | string][] = [
      ['ms until it came', ms],
      ['longest frame', longest],
      ...first,
      ...next,
      ...box('its box later,'),
      ...withSides('its edges later,', lasting),
      ...dimensions,
      ['events', heard.join()],
      ['how many events', heard.length],
      ['its sizes', sizes.join()],
      ['its ratios', ratios.join()],
      ['has the focus', `${activeElement?.localName} ${activeElement === card}`],
      ['is like', states.filter((one) => card.matches(one)).join()],
      ['its style', Array.from(style, (name) => `${name}:${style.getPropertyValue(name)}`).join(';')],
      ['its animations', document.getAnimations().length + card.getAnimations({ subtree: true }).length],
      [
        'highlights',
        [...CSS.highlights.values()].map(({ size, type, priority }) => `${size} ${type} ${priority}`).join(),
      ],
      ['entries', entries.join()],
    ];
    // Must come last, because `find` selects its matches.
    const found = words.filter((word) => seek.call(window, word, true, false, true));
    getSelection()?.removeAllRanges();
    return [...result, ['found', found.join('|')]];
  };

  Object.assign(globalThis, {
    begin(text: string, href: string) {
      host = null;
      [heard, entries] = [[], []];
      line.textContent = text;
      if (href) line.href = href;
      else line.removeAttribute('href');
      const shown = Promise.withResolvers<void>();
      const gone = Promise.withResolvers<void>();
      [whenShown, whenGone] = [shown.resolve, gone.resolve];
      setTimeout(shown.reject, 20_000, new Error(`no card came to ${text}`));
      Object.assign(globalThis, { measuring: shown.promise.then(run).then(Object.fromEntries), going: gone.promise });
    },
  });
}
