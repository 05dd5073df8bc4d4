/** Duration of each suite in milliseconds, by name. */
export type SuiteTimes = Record<string, number>;

/**
 * Returns the body of a page that runs four suites of plain interaction whenever its parent sends "run". It posts back
 * the duration of each, from a step's start to the first task after it, including layout.
 */
export function suiteBody(): string {
  return `<style>li { padding: 4px } li.done { text-decoration: line-through } #stage { height: 300px; overflow: auto }</style>
<div id="stage"></div><script>(${suites})()</script>`;
}

// Runs in the page.
function suites(): void {
  const stage = document.querySelector<HTMLElement>('#stage');
  if (!stage) return;

  const makeItem = (at: number) => {
    const item = document.createElement('li');
    item.innerHTML = `<input type="checkbox"><label>Something to do, number ${at}</label> <a href="/items/${at}">open</a> <button>×</button>`;
    item.addEventListener('click', ({ target }) => {
      if (target instanceof HTMLInputElement) item.classList.toggle('done');
      if (target instanceof HTMLButtonElement) item.remove();
    });
    return item;
  };
  const fill = (count: number) => {
    const list = document.createElement('ul');
    for (let at = 0; at < count; at += 1) list.append(makeItem(at));
    stage.replaceChildren(list);
  };
  const items = () => [...stage.querySelectorAll('li')];
  const clickAll = (selector: string) => {
    for (const one of stage.querySelectorAll<HTMLElement>(selector)) one.click();
  };

  const todo = [
    () => fill(0),
    () => {
      for (let at = 0; at < 100; at += 1) stage.firstElementChild?.append(makeItem(at));
    },
    () => clickAll('input'),
    () => clickAll('button'),
  ];

  const reorder = (order: (all: HTMLLIElement[]) => HTMLLIElement[]) => () => {
    const list = stage.firstElementChild;
    for (const item of order(items())) list?.append(item);
  };
  const keyed = [
    () => fill(200),
    reorder((all) => all.toReversed()),
    reorder((all) => all.map((_, at) => all[(at * 77) % all.length]).filter((one) => one !== undefined)),
    () => items()[0]?.parentElement?.prepend(...items().slice(-50)),
  ];

  const type = (text: string) => () => {
    const line = stage.querySelector('p:last-child');
    for (const letter of text) {
      const last = line?.lastChild;
      if (letter === ' ' || !(last instanceof Text)) line?.append(letter);
      else last.appendData(letter);
    }
    line?.normalize();
    stage.append(document.createElement('p'));
  };
  const words = 'One writes a line of ordinary words, and sometimes 0x or 1234567890 is among them. ';
  const editor = [
    () => {
      stage.innerHTML = '<p></p>';
      stage.contentEditable = 'true';
    },
    type(words.repeat(3)),
    type(words.repeat(3)),
    () => {
      for (const one of stage.querySelectorAll('p')) one.innerHTML = one.innerHTML.replaceAll('line', '<b>line</b>');
    },
    () => stage.removeAttribute('contenteditable'),
  ];

  const news = [1, 2, 3].map((edition) => () => {
    stage.innerHTML = Array.from(
      { length: 150 },
      (_, at) =>
        `<article><h3><a href="/news/${edition}/${at}">Headline ${at} of edition ${edition}</a></h3><p>What happened, in a sentence that is long enough to wrap once or twice on a narrow screen.</p></article>`,
    ).join('');
  });

  const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
  const runSteps = async (steps: (() => void)[]) => {
    let total = 0;
    for (const step of steps) {
      await new Promise(requestAnimationFrame);
      await pause(0);
      const startMs = performance.now();
      step();
      stage.getBoundingClientRect();
      await pause(0);
      total += performance.now() - startMs;
    }
    return total;
  };

  addEventListener('message', async ({ data, source }) => {
    if (data !== 'run') return;
    const times: Record<string, number> = {};
    for (const [name, steps] of Object.entries({ todo, keyed, editor, news })) times[name] = await runSteps(steps);
    stage.replaceChildren();
    source?.postMessage(times, { targetOrigin: '*' });
  });
}
