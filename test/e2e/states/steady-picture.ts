import { readFileSync } from 'node:fs';
import type { Clip, DrivenPage } from '../driver/driver.ts';
import { until } from '../driver/until.ts';

/**
 * Takes pictures of only the open card into this file until two in a row are the same or `isRight` accepts one. Returns
 * the last one.
 */
export async function takeSteadyCard(
  page: DrivenPage,
  path: string,
  isRight: (picture: Buffer) => boolean,
): Promise<Buffer> {
  return takeSteady(page, path, () => readClip(page), isRight);
}

/** Takes one picture of the open card, without waiting for it to stop moving. The file's ending decides the format. */
export async function takeCardOnce(page: DrivenPage, path: string): Promise<Buffer> {
  await page.screenshot(path, await readClip(page));
  return readFileSync(path);
}

/** Like `takeSteadyCard`, for a rectangle that is read before each picture. */
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
