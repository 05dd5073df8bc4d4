import { transactionOf } from '../e2e/values.ts';
import { watchMarks } from './measure/marked.ts';
import { wordsOf } from './measure/page-words.ts';
import { inPairs, overPairs } from './measure/pairs.ts';
import { atMost, exactly, median, type Row, timesFloor, toRow } from './measure/row.ts';
import type { Tab } from './measure/tab.ts';
import { type Both, withBoth } from './measure/with-both.ts';

const rows = 2_000;
const every = 10;
const references = rows / every;
const perBatch = 20;
const batchMs = 20;
const settleMs = 700;
const highlightedWithinMs = 500;

/** Measures what Hashlens costs a page that keeps adding rows, and whether it finds every reference in it. */
export function measureFeed(pairs: number): Promise<Row[]> {
  return withBoth(async (both) => {
    const path = both.serve(pageBody());
    const all = await inPairs(pairs, async (side) => {
      const tab = await both.open(side, path);
      await tab.pass(settleMs);
      const before = await tab.used();
      await fill(tab);
      const after = await tab.used();
      await tab.close();
      return after.mainMs - before.mainMs;
    });
    const ratio = overPairs(all, ({ ours, inert }) => ours / inert);
    const { marked, counted } = await findAll(both, path);
    return [
      toRow({
        figure: `feed of ${rows.toLocaleString('en')} rows: CPU of the main thread`,
        measured: median(all.map(({ ours }) => ours)),
        unit: 'ms',
        floor: median(all.map(({ inert }) => inert)),
        ratio: ratio.value,
        goal: atMost(1.05, timesFloor),
        note: `floor: with an empty content script; ratio: median of ${ratio.spread}`,
      }),
      toRow({
        figure: 'feed: references highlighted while it is scrolled through',
        measured: marked,
        floor: references,
        budget: exactly(references),
      }),
      toRow({
        figure: 'feed: references counted on the badge',
        measured: counted,
        floor: references,
        budget: exactly(references),
      }),
    ];
  });
}

// One post in ten mentions a transaction. `fill` builds posts with the usual elements from these texts.
function pageBody(): string {
  const texts = Array.from({ length: rows }, (_, at) => {
    const about = at % every === 0 ? ` transaction ${transactionOf(`feed ${at}`)} of today` : '';
    return `${wordsOf(at, 60)}${about}, ${wordsOf(at + 3, 70)}`;
  });
  return `<main></main><script id="texts" type="application/json">${JSON.stringify(texts)}</script><style>
article { display: grid; grid-template-columns: 40px 1fr; padding: 8px; border-bottom: 1px solid #ddd }
i { width: 32px; height: 32px; border-radius: 50%; background: #ccd } p { overflow-wrap: anywhere }
</style>`;
}

async function fill(tab: Tab): Promise<void> {
  await tab.evaluate(
    async (size, pauseMs) => {
      const texts: string[] = JSON.parse(document.querySelector('#texts')?.textContent ?? '[]');
      const main = document.querySelector('main');
      const toPost = (text: string, at: number) => {
        const post = document.createElement('article');
        post.innerHTML = `<i></i><div><b>Person ${at}</b> <a href="/people/${at}">@person${at}</a> <time>${at} min</time><p></p><button>Reply</button> <button>Share</button> <span>${at % 97} likes</span></div>`;
        post.querySelector('p')?.append(text);
        return post;
      };
      for (let at = 0; at < texts.length; at += size) {
        main?.append(...texts.slice(at, at + size).map((text, index) => toPost(text, at + index)));
        await new Promise((done) => setTimeout(done, pauseMs));
      }
    },
    perBatch,
    batchMs,
  );
  await tab.pass(settleMs);
}

async function findAll({ open, openOwn }: Both, path: string): Promise<{ marked: number; counted: number }> {
  const own = await openOwn('options.html');
  const tab = await open('ours', path);
  await fill(tab);
  await watchMarks(tab);
  // A tall window, so that about thirty steps scroll through the 2,000 rows.
  await tab.page.setViewportSize({ width: 1100, height: 8_000 });
  const marked = await tab.evaluate(async (limitMs) => {
    const posts = [...document.querySelectorAll('p')].filter((post) => post.textContent.includes('0x'));
    const seen = new Set<string>();
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      const visible = posts.filter((post) => {
        const { top, bottom } = post.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      });
      for (const endMs = performance.now() + limitMs; performance.now() < endMs; ) {
        await new Promise(requestAnimationFrame);
        const now: Map<Element | null, string> = Reflect.get(globalThis, 'markedTexts')();
        for (const text of now.values()) seen.add(text);
        if (visible.every((post) => now.has(post))) break;
      }
    }
    return [...seen].filter((text) => /^0x[\da-f]{64}$/.test(text)).length;
  }, highlightedWithinMs);
  const counted = await own.evaluate(async () => {
    const { tabs, action } = Reflect.get(globalThis, 'chrome');
    // The newest tab is the feed's. The extension may not see its URL.
    const ids: number[] = (await tabs.query({})).map(({ id }: { id: number }) => id);
    return Number(await action.getBadgeText({ tabId: Math.max(...ids) }));
  });
  await tab.close();
  await own.close();
  return { marked, counted };
}
