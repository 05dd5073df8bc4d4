import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DrivenPage } from '../driver/driver.ts';
import { takeSteady } from './steady-picture.ts';

const tokens = readFileSync(join(import.meta.dirname, '../../../src/ui/theme/tokens.css'), 'utf8');
const clip = { x: 0, y: 0, width: 400, height: 120 };

/**
 * Draws text in the card's fonts, without our own code, and returns the picture, which it also writes to `path`. If it
 * differs, so do the browser or the machine's fonts, and pictures of cards cannot be compared.
 */
export async function takeProbe(page: DrivenPage, path: string): Promise<Buffer> {
  const [font, mono] = ['--hl-font', '--hl-mono'].map((name) => new RegExp(`${name}: (.*);`).exec(tokens)?.[1] ?? '');
  await page.evaluate(
    (plain, fixed) => {
      const lines = [
        ['Sent 0.5 ETH to vitalik.eth', `font: ${plain}`],
        ['أُرسل 0.5 ETH', `font: ${plain}; font-weight: 600`],
        ['1,024.3381', `font: ${plain}; font-size: 24px; font-weight: 650`],
        ['0xd8dA 6BF2 6964', `font: 12px ${fixed}`],
      ].map(([text = '', style = '']) => {
        const line = document.createElement('div');
        line.textContent = text;
        line.style.cssText = style;
        return line;
      });
      document.body.replaceChildren(...lines);
      document.body.style.cssText = 'margin: 0; background: #fff; color: #14171c';
    },
    font ?? '',
    mono ?? '',
  );
  return takeSteady(page, path, async () => clip);
}
