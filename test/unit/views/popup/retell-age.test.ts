import { expect, test } from 'vitest';
import { formatAge } from '../../../../src/format/format-time.ts';
import { retellAge } from '../../../../src/views/popup/retell-age.ts';

const heardMs = Date.parse('2026-11-21T10:00:00Z');
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
const ages = [0, minute, 59 * minute, hour, 23 * hour, day, 2 * day, 30 * day];
const askedAgo = (age: number, now: number) => `Asked ${formatAge(new Date(heardMs - age).toISOString(), now)}`;

test.for(ages.flatMap((age) => [0, 3 * minute, 5 * hour, 3 * day].map((later) => [age, later] as const)))(
  'an answer that was %i ms old says its age %i ms later',
  ([age, later]) => {
    const told = retellAge(`${askedAgo(age, heardMs)} · 20 credits`, { heardMs, now: heardMs + later });

    expect(told).toBe(`${askedAgo(age, heardMs + later)} · 20 credits`);
  },
);

test.for(ages)('an age of %i ms that stands alone is told anew', (age) => {
  const iso = new Date(heardMs - age).toISOString();

  expect(retellAge(formatAge(iso, heardMs), { heardMs, now: heardMs + hour })).toBe(formatAge(iso, heardMs + hour));
});

test.for(['Sample', 'Asked 4 Jun · 20 credits', 'Asked time unknown', 'Asked dated ahead, 4 Jun 2027'])(
  '“%s” names no age to tell anew',
  (text) => {
    expect(retellAge(text, { heardMs, now: heardMs + day })).toBe(text);
  },
);
