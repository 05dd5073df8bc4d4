import type { DrivenPage, Driver } from '../driver/driver.ts';
import { leave, pointOf, settledCard } from '../driver/hands.ts';
import { marked } from '../driver/marks.ts';
import { ask } from '../driver/set-up.ts';
import { countRight, type Measured, measured, measureOn, timings } from '../measuring-page.ts';
import type { Service } from '../service.ts';
import { expect, nightly, test } from '../story.ts';
import type { StoryPages } from '../story-pages.ts';
import { addressOf, toAlike, transactionOf } from '../values.ts';
import { forgetWatched, setLocally } from '../watching.ts';

/** The state of a reference for which a card opens. */
type Case = 'unknown' | 'known' | 'watched' | 'like a watched one' | 'waiting' | 'failing';
type Try = { is: Case; value: string; seen: Measured };
type World = { driver: Driver; pages: StoryPages; service: Service };
type Kind = { toValue: (name: string) => string; toLink: (value: string) => string; cases: Case[] };

const linkTo = (hash: string) => `https://etherscan.io/tx/${hash}`;
const kinds: { [what: string]: Kind } = {
  'an address': {
    toValue: addressOf,
    toLink: () => '',
    cases: ['unknown', 'known', 'watched', 'like a watched one', 'waiting', 'failing'],
  },
  'a transaction': { toValue: transactionOf, toLink: linkTo, cases: ['unknown', 'known', 'waiting', 'failing'] },
  // The card asks the user first, unless the answer is known.
  '64 digits': { toValue: transactionOf, toLink: () => '', cases: ['unknown', 'known'] },
  'an NFT': {
    toValue: (name) => `${addressOf(name)}/7`,
    toLink: () => '',
    cases: ['unknown', 'known', 'waiting', 'failing'],
  },
};

/** Returns a random order that is the same in every run. Each half has the same number of each case. */
function shuffled(cases: Case[], times: number): Case[] {
  let state = 20_261;
  const random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const halves = [0, 1].map(() => cases.flatMap((one) => Array.from({ length: times / 2 }, () => one)));
  return halves.flatMap((half) =>
    half
      .map((one) => ({ one, at: random() }))
      .toSorted((one, other) => one.at - other.at)
      .map(({ one }) => one),
  );
}

/** Makes a page measure `times` cards of each case, in random order. */
async function tryAll({ driver, pages, service }: World, { toValue, toLink, cases }: Kind, times: number) {
  await setLocally(driver, { checkEvery: 0 });
  await forgetWatched(driver);
  const page = await driver.openPage(
    pages.serve(
      `<a id="ref" style="font:16px monospace;position:absolute;left:100px;top:60px">${addressOf('warm')}</a>`,
    ),
  );
  await marked(page);
  await measureOn(page);
  const at = await pointOf(page, '#ref');
  const tries: Try[] = shuffled(cases, times).map((is, turn) => ({
    is,
    value: toValue(`${cases} ${turn} of ${times}`),
    seen: {},
  }));
  // The real service never replies immediately.
  service.behave({ delayMs: 120 });
  await measured(page, at, addressOf('warm'));
  await lookUpAll(
    driver,
    page,
    tries.filter(({ is }) => is === 'known' || is === 'watched'),
  );

  for (const one of tries) {
    const [path = ''] = one.value.split('/');
    await service.reset();
    if (one.is === 'like a watched one') await watch(driver, toAlike(one.value));
    if (one.is === 'waiting') service.hold({ path });
    else if (one.is === 'failing') service.behave({ path, reply: 'legacy-invalid' });
    else service.behave({ delayMs: 120 });
    one.seen = await measured(page, at, one.value, toLink(one.value));
  }
  await forgetWatched(driver);
  return tries;
}

async function lookUpAll(driver: Driver, page: DrivenPage, tries: Try[]): Promise<void> {
  for (const { is, value } of tries) {
    await page.evaluate(
      (text, link) => Reflect.get(globalThis, 'begin')(text, link),
      value,
      value.length === 66 ? linkTo(value) : '',
    );
    await page.moveTo(await pointOf(page, '#ref'));
    const { alerts } = await settledCard(page);
    expect(alerts).toEqual([]);
    await leave(page);
    await page.evaluate(() => Reflect.get(globalThis, 'going') as Promise<void>);
    if (is === 'watched') await watch(driver, value);
  }
}

async function watch(driver: Driver, address: string): Promise<void> {
  await ask(driver, 'saveWatched', { address, name: `Rent ${address.slice(2, 8)}`, note: 'Mine' });
}

for (const [what, kind] of Object.entries(kinds)) {
  test(
    `a page measures the same of each card of ${what}, whatever is known of it, waited for, or fails`,
    nightly,
    async ({ driver, pages, service }) => {
      test.setTimeout(240_000);
      const tries = await tryAll({ driver, pages, service }, kind, 2);

      const features = Object.keys(tries[0]?.seen ?? {}).filter((name) => !timings.includes(name));
      const differing = features.flatMap((name) => {
        const values = new Map<number | string | undefined, Set<Case>>();
        for (const { is, seen } of tries) values.set(seen[name], (values.get(seen[name]) ?? new Set()).add(is));
        if (values.size === 1) return [];
        return [
          `${name}: ${[...values].map(([value, all]) => `${String(value).slice(0, 60)} where ${[...all].join('/')}`).join('; ')}`,
        ];
      });

      expect(features.length).toBeGreaterThan(30);
      expect(differing).toEqual([]);
    },
  );
}

const most = 65;

test(
  'of 100 cards each, nothing that a page measures tells known from unknown or watched addresses',
  nightly,
  async ({ driver, pages, service }) => {
    test.setTimeout(1_200_000);
    const cases: Case[] = ['known', 'unknown', 'watched'];
    const tries = await tryAll({ driver, pages, service }, { ...kinds['an address'], cases } as Kind, 100);
    expect(tries).toHaveLength(300);

    for (const other of ['unknown', 'watched']) {
      const both = tries.filter(({ is }) => is === 'known' || is === other);
      const labels = both.map(({ is }) => is === 'known');
      const valuesOf = (name: string, all = both) => all.map(({ seen }) => seen[name] ?? '');
      const right = Object.keys(both[0]?.seen ?? {}).map((name) => [name, countRight(valuesOf(name), labels)] as const);

      const medianOf = (name: string, is: string) => {
        const values = valuesOf(
          name,
          both.filter((one) => one.is === is),
        ).map(Number);
        return Math.round(values.toSorted((a, b) => a - b)[values.length / 2] ?? 0);
      };
      const medians = timings.map((name) => `${name}: ${medianOf(name, 'known')} and ${medianOf(name, other)} ms`);
      // A feature that reveals nothing is right half the time.
      const told = right.filter(([, count]) => count !== 50).map(([name, count]) => `${name} ${count}`);
      console.log(`${driver.name}, known from ${other}: ${[...told, ...medians].join(', ')}`);
      expect(right.filter(([, count]) => count > most)).toEqual([]);
    }
  },
);
