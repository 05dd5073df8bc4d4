import type { DrivenPage } from '../e2e/driver/driver.ts';
import { atMost, exactly, type Row, toRow } from './measure/row.ts';

/** What a change has to read in the file: block, balance and change in wei. */
export type Expected = { block_number: number; value: string; delta: string };

/** How long a page that writes its changes into a file keeps the person waiting, and how many of its rows are wrong. */
export async function timeExport(page: DrivenPage, expected: Expected[]): Promise<Row[]> {
  const { longestMs, tookMs, text } = await page.evaluate(async () => {
    const saved = new Promise<Blob>((done) => {
      const make = URL.createObjectURL;
      URL.createObjectURL = (blob: Blob) => {
        done(blob);
        return make.call(URL, blob);
      };
    });
    let [longest, last, isOver] = [0, performance.now(), false];
    // A turn that takes long holds up all that wait for theirs, a person's press among them.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const now = performance.now();
      [longest, last] = [Math.max(longest, now - last), now];
      if (!isOver) port2.postMessage(null);
    };
    const began = performance.now();
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Export as CSV');
    button?.click();
    port2.postMessage(null);
    const blob = await saved;
    isOver = true;
    return { longestMs: longest, tookMs: performance.now() - began, text: await blob.text() };
  });
  const lines = text.split('\r\n').filter((line) => /^\d/.test(line));
  const wrong = expected.filter(({ block_number, value, delta }, at) => {
    const [block, , balance, , , change] = lines[at]?.split(',') ?? [];
    return block !== String(block_number) || balance !== value || change !== delta;
  });
  const of = `${expected.length.toLocaleString('en')} changes: saved as CSV`;
  return [
    toRow({
      figure: `${of}, longest turn`,
      measured: longestMs,
      unit: 'ms',
      budget: atMost(50, 'ms'),
      note: `of all that the page does until the file is made, which took ${Math.round(tookMs)} ms`,
    }),
    toRow({
      figure: `${of}, rows with a wrong digit`,
      measured: wrong.length + Math.abs(lines.length - expected.length),
      budget: exactly(0),
    }),
  ];
}
