import { plural } from '../word-data.ts';

/**
 * Times and spans of time, as short as can be: they stand in narrow columns. Each number and its unit are held together
 * by a no-break space. `amount` is the count, formatted; the count alone chooses the form.
 */
export const times = {
  justNow: 'just now',
  minutesAgo: (count: number, amount: string) => plural('en', count, { other: `${amount}\u00a0min ago` }),
  hoursAgo: (count: number, amount: string) => plural('en', count, { other: `${amount}\u00a0h ago` }),
  daysAgo: (count: number, amount: string) =>
    plural('en', count, { one: `${amount}\u00a0day ago`, other: `${amount}\u00a0days ago` }),
  // The clock of a chain or a service is ahead of this machine's.
  datedAhead: (date: string) => `dated ahead, ${date}`,
  // A warning beside such a time: its title, and what to do about it.
  aheadTitle: 'Time ahead of the clock',
  ahead: 'This time lies ahead of this device’s clock. Check the clock: if it is wrong, so are the ages shown here.',
  timeUnknown: 'time unknown',
  dateUnknown: 'date unknown',
  // The person's own time, and the same in UTC.
  localAndUtc: (local: string, utc: string) => `${local} (${utc})`,
  // What was true when it was asked, and may not be any more; follows what it is said of. `age` is "3 days ago" or a date.
  whenAsked: 'when asked',
  whenAskedAt: (age: string) => `when asked (${age})`,
};

/** Spans of time with the unit's sign: "30 ms", "0.4 s", "12 s", "3 min", "5 h", "2 days". */
export const durations = {
  milliseconds: (count: number, amount: string) => plural('en', count, { other: `${amount}\u00a0ms` }),
  seconds: (count: number, amount: string) => plural('en', count, { other: `${amount}\u00a0s` }),
  minutes: (count: number, amount: string) => plural('en', count, { other: `${amount}\u00a0min` }),
  hours: (count: number, amount: string) => plural('en', count, { other: `${amount}\u00a0h` }),
  days: (count: number, amount: string) => plural('en', count, { other: `${amount}\u00a0days` }),
  // How long a confirmation took: at most this.
  within: (longest: string) => `within ${longest}`,
  // The same, from the shortest to the longest: "12 to 25 s". The first has no unit where both have the same.
  range: (shortest: string, longest: string) => `${shortest} to ${longest}`,
};
