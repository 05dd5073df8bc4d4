// @vitest-environment new-document
import { expect, test, vi } from 'vitest';
import { fillCases } from './fill-cases.ts';
import cases from './modes-cases.json' with { type: 'json' };
import { mount, pointer } from './mounted-page.ts';
import { link, testPageCases, usePage } from './page-cases.ts';

const byName = (a: string, b: string) => a.localeCompare(b);

usePage();

testPageCases(cases.acts, { link, other: '<p><a href="/x">text</a></p>' });

test.for(fillCases<['hover' | 'alt' | 'click', string[]]>(cases.listeners))(
  'mode %s listens to no more than it needs, and to that after a first act of a person',
  ([mode, types]) => {
    const listen = vi.spyOn(window, 'addEventListener');
    const heard = () => listen.mock.calls.map(([type]) => String(type)).sort(byName);
    // The last two are for the badge.
    const first = ['pointermove', 'pointerdown', 'keydown', 'focus', 'pagehide', 'pageshow'];

    mount(undefined, { preferences: { mode } });
    const untouched = heard();
    document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
    const afterTheirs = heard();
    pointer(5, 'pointerdown');
    pointer(5, 'pointerdown');

    expect(untouched).toEqual(first.toSorted(byName));
    expect(afterTheirs).toEqual(untouched);
    expect(heard()).toEqual([...first, ...types].sort(byName));
  },
);
