import { expect, test } from 'vitest';
import { formatAge } from '../../../../src/format/format-time.ts';
import { retellSource } from '../../../../src/views/popup/source-words.ts';

const heardMs = Date.parse('2026-11-21T10:00:00Z');
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
const ages = [0, minute, 59 * minute, hour, 23 * hour, day, 2 * day, 30 * day];
const askedAgo = (age: number, now: number) => `Asked ${formatAge(new Date(heardMs - age).toISOString(), now)}`;

test.for(ages.flatMap((age) => [0, 3 * minute, 5 * hour, 3 * day].map((later) => [age, later] as const)))(
  'an answer that was %i ms old says its age %i ms later',
  ([age, later]) => {
    const told = retellSource(`${askedAgo(age, heardMs)} · 20 credits`, { heardMs, now: heardMs + later });

    expect(told).toBe(`${askedAgo(age, heardMs + later)} · 20 credits`);
  },
);

test.for(['Sample', 'Asked 4 Jun · 20 credits', 'Asked time unknown', 'Asked dated ahead, 4 Jun 2027', 'just now'])(
  '“%s” names no age to tell anew',
  (source) => {
    expect(retellSource(source, { heardMs, now: heardMs + day })).toBe(source);
  },
);
