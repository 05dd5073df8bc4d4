import { expect, test } from 'vitest';
import { formatNotRefreshed } from '../../../src/format/not-refreshed.ts';
import type { Failure } from '../../../src/models/failure.ts';
import cases from './not-refreshed.json' with { type: 'json' };

const now = Date.parse('2026-11-21T06:00:00Z');

test.for(cases.ages)('an answer of $asOf: "$title"', ({ asOf, title }) => {
  expect(formatNotRefreshed({ kind: 'no-connection' }, { asOf, now })).toEqual({
    tone: 'plain',
    title,
    text: 'Could not refresh: no connection. Check your connection.',
  });
});

// `satisfies` fails if a kind is missing.
const every = Object.values(cases.every satisfies { [kind in Failure['kind']]: unknown });

test.for(every as { failure: Failure; reason: string; advice: string }[])('$failure: $reason', (row) => {
  const { text } = formatNotRefreshed(row.failure, { asOf: '2026-11-21T03:00:00Z', now });

  expect(text).toBe(`Could not refresh: ${`${row.reason}. ${row.advice}`.trim()}`);
});

test.for([404, 302])('error %d is mended in the options', (status) => {
  const { text } = formatNotRefreshed({ kind: 'service-trouble', status }, { asOf: '2026-11-21T03:00:00Z', now });

  expect(text).toContain('Check the API address in the options.');
});
