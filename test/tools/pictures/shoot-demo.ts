import { hover, leave, noCard, settledCard } from '../../e2e/driver/hands.ts';
import { timersDrained } from '../../e2e/driver/timers.ts';
import { openWebPage, type Studio, takePicture } from './shoot-camera.ts';

/** Takes pictures of cards on a realistic page, with the text around them. */
export async function shootDemo(studio: Studio): Promise<void> {
  const page = await openWebPage(studio, 'demo.html');
  for (const kind of ['transaction', 'address', 'nft']) {
    await hover(page, `[data-demo="${kind}"]`);
    await settledCard(page);
    // Waits until the card has faded in.
    await timersDrained(page);
    const { rect } = await settledCard(page);
    const { width } = studio.size;
    const y = Math.max(0, rect.y - 72);
    // A card may open to the left, beyond the text.
    const x = Math.max(0, Math.min(60, rect.x - 20));
    const clip =
      width > 600
        ? { x, y, width: width - 60 - x, height: rect.height + 104 }
        : { x: 0, y, width, height: studio.size.height - y };
    await takePicture(studio, page, `card-${kind}`, clip);
    await page.press('Escape');
    await noCard(page);
    await leave(page);
  }
  await page.close();
}
