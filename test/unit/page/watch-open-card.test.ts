// @vitest-environment new-document
import { afterEach, expect, test } from 'vitest';
import { watchOpenCard } from '../../../src/page/watch-open-card.ts';
import { playSteps, type Step, titledCases } from './fill-cases.ts';
import { trusted } from './mounted-page.ts';
import cases from './watch-open-card-cases.json' with { type: 'json' };

let life = new AbortController();

type Key = KeyboardEventInit & { isTrusted?: boolean };

afterEach(() => life.abort());

/** Gives whether the browser may go on with it. */
const send = (at: EventTarget | null | undefined, event: Event, isTrusted = true) =>
  at?.dispatchEvent(isTrusted ? trusted(event) : event);
const press = (at: EventTarget | null | undefined, { key = 'Escape', isTrusted, ...more }: Key) =>
  send(at, new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }), isTrusted);

test.for(titledCases<{ title: string; isTaken?: false; steps: Step[] }>(cases))(
  '%s',
  async ([, { isTaken, steps }]) => {
    life = new AbortController();
    document.body.innerHTML = '<p id=p>text</p><a id=a href="/1">link</a><div id=shadow></div>';
    const shadow = document.querySelector('#shadow')?.attachShadow({ mode: 'open' });
    if (shadow) shadow.innerHTML = '<p>inside</p>';
    const inside = shadow?.querySelector('p');
    const calls: string[] = [];
    const passed: unknown[] = [];
    watchOpenCard({
      roots: [...(shadow ? [shadow] : []), document],
      signal: life.signal,
      onScroll: (scroller) => calls.push(`scroll ${scroller instanceof Element ? scroller.localName : scroller}`),
      onEscape: () => calls.push('escape'),
      onStep: (steps) => calls.push(`step ${steps}`) > 0 && isTaken !== false,
    });

    await playSteps(steps, {
      press: (how: Key) => passed.push(press(document.body, how)),
      /** Presses Alt with an arrow in what is put into the page, and into a shadow root. */
      pressIn(html: string) {
        for (const place of [document.querySelector('#p'), inside]) {
          if (place) place.innerHTML = html;
          const at = place?.querySelector('b') ?? place?.firstElementChild;
          passed.push(press(at, { key: 'ArrowDown', altKey: true, composed: true }));
        }
      },
      scroll: (isTrusted?: boolean) =>
        [document.querySelector('#a'), inside].map((at) => send(at, new Event('scroll'), isTrusted)),
      end: () => life.abort(),
      expect: (seen: object) => expect({ calls, passed }).toMatchObject(seen),
    });
  },
);
