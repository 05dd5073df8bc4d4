import { leave, noCard, pointOf } from '../driver/hands.ts';
import { readMarked } from '../driver/marks.ts';
import { until } from '../driver/until.ts';
import { expect, once, test } from '../story.ts';
import { addressOf } from '../values.ts';

// Frames of other origins report by message which text in them is marked, and where it is.
const answer = `<script>
  addEventListener('message', ({ source, data: name }) => {
    const { x, y, height } = document.querySelector('p').getBoundingClientRect();
    source.postMessage({ name, marked: (${readMarked})('body p'), x: x + 60, y: y + height / 2 }, '*');
  });
</script>`;

const frame = (name: string, attributes: string) =>
  `<iframe id="${name}" width="900" height="420" ${attributes}></iframe>`;
const content = (name: string) => `<p>${addressOf(`in ${name}`)} address</p>${answer}`;
const quoted = (html: string) => html.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const names = ['same', 'other', 'srcdoc', 'written', 'filled', 'sandboxed', 'opaque', 'blob', 'nested'];

test('text in frames of every kind is marked and shows its card', once, async ({ pages, openPage }) => {
  const elsewhere = (body: string) => pages.serve(body).replace('127.0.0.1', 'localhost');
  const nested = `<p style="height:10px"></p><iframe width="860" height="360" srcdoc="${quoted(content('nested'))}"></iframe>
    <script>addEventListener('message', ({ source, data }) => {
      const { x, y } = document.querySelector('iframe').getBoundingClientRect();
      if (source === parent) frames[0].postMessage(data, '*');
      else parent.postMessage({ ...data, x: data.x + x, y: data.y + y }, '*');
    })</script>`;
  const page = await openPage(`${frame('same', `src="${pages.serve(content('same'))}"`)}
      ${frame('other', `src="${elsewhere(content('other'))}"`)}
      ${frame('srcdoc', `srcdoc="${quoted(content('srcdoc'))}"`)}
      ${frame('written', '')}${frame('filled', '')}
      ${frame('sandboxed', `sandbox="allow-scripts" src="${pages.serve(content('sandboxed'))}"`)}
      ${frame('opaque', `sandbox="allow-scripts" srcdoc="${quoted(content('opaque'))}"`)}
      ${frame('blob', '')}
      ${frame('nested', `sandbox="allow-scripts" src="${elsewhere(nested)}"`)}
      <script>
        globalThis.told = {};
        addEventListener('message', ({ data }) => { if (data.name) told[data.name] = data; });
      </script>`);
  await page.evaluate(
    (written, filled, blob) => {
      const frameOf = (id: string) => document.querySelector<HTMLIFrameElement>(`#${id}`);
      const inner = frameOf('written')?.contentDocument;
      inner?.open();
      inner?.write(`<!doctype html>${written}`);
      inner?.close();
      const body = frameOf('filled')?.contentDocument?.body;
      body?.append(document.createRange().createContextualFragment(filled));
      const file = new Blob([`<!doctype html>${blob}`], { type: 'text/html' });
      frameOf('blob')?.setAttribute('src', URL.createObjectURL(file));
    },
    content('written'),
    content('filled'),
    content('blob'),
  );

  for (const name of names) {
    // Scrolls the frame into view.
    await pointOf(page, `#${name}`);
    const at = await until(`the frame "${name}" is marked`, () =>
      page.evaluate(
        (id, wanted) => {
          const frame = document.querySelector<HTMLIFrameElement>(`#${id}`);
          frame?.contentWindow?.postMessage(id, '*');
          const told = Reflect.get(globalThis, 'told')[id];
          const { x, y } = frame?.getBoundingClientRect() ?? new DOMRect();
          return told?.marked === wanted && { x: x + told.x, y: y + told.y };
        },
        name,
        addressOf(`in ${name}`),
      ),
    );
    // Moves in steps, because drivers send a frame only moves inside it, not a jump in or out.
    await page.moveTo(at, 4);
    await until(`the frame "${name}" shows its card`, async () =>
      (await page.cards()).some(
        (card) => card.name === `Address ${addressOf(`in ${name}`)}` && !card.busy && card.isSeen,
      ),
    );
    await leave(page, 4);
    await noCard(page);
  }

  expect(await page.cards()).toEqual([]);
});
