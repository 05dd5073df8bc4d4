import type { DrivenPage } from '../e2e/driver/driver.ts';
import { atMost, exactly, type Row, toRow } from './measure/row.ts';

/** What the file must say about a change: block, balance and change in wei. */
export type Expected = { block_number: number; value: string; delta: string };

/** Measures how long the export of all changes blocks the page, and how many of its rows are wrong. */
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
    // A long task delays everything queued behind it, including clicks.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const now = performance.now();
      [longest, last] = [Math.max(longest, now - last), now];
      if (!isOver) port2.postMessage(null);
    };
    const began = performance.now();
    const button = [...document.querySelectorAll('button')].find(({ ariaLabel }) => ariaLabel === 'Export CSV');
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
