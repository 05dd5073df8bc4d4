import { readFileSync } from 'node:fs';
import type { Clip, DrivenPage } from '../driver/driver.ts';
import { until } from '../driver/until.ts';

/**
 * Takes pictures of the open card, of nothing around it, into this file until two are the same or one is as it should
 * be; gives the last one.
 */
export async function takeSteadyCard(
  page: DrivenPage,
  path: string,
  isRight: (picture: Buffer) => boolean,
): Promise<Buffer> {
  return takeSteady(page, path, () => readClip(page), isRight);
}

/** The same without looking whether it stands still; the file's ending says in which format. */
export async function takeCardOnce(page: DrivenPage, path: string): Promise<Buffer> {
  await page.screenshot(path, await readClip(page));
  return readFileSync(path);
}

/** The same of what lies in a rectangle, which is asked for before each. */
export async function takeSteady(
  page: DrivenPage,
  path: string,
  toClip: () => Promise<Clip>,
  isRight: (picture: Buffer) => boolean = () => false,
): Promise<Buffer> {
  let last: Buffer | null = null;
  return until('two pictures are the same', async () => {
    await page.screenshot(path, await toClip());
    const picture = readFileSync(path);
    const isDone = isRight(picture) || last?.equals(picture);
    last = picture;
    return isDone && picture;
  });
}

async function readClip(page: DrivenPage): Promise<Clip> {
  const { rect } = await until('a card is open', async () => (await page.cards())[0]);
  const [left, top] = [Math.floor(rect.x), Math.floor(rect.y)];
  return {
    x: left,
    y: top,
    width: Math.ceil(rect.x + rect.width) - left,
    height: Math.ceil(rect.y + rect.height) - top,
  };
}
