import { expect, test } from 'vitest';
import { PictureButtons } from '../../../../../src/ui/popup/chart/picture-buttons.tsx';
import { drawOnPage, settle } from '../../on-page.ts';

// @vitest-environment new-document

test.for([
  [0, 'This browser could not draw the picture. Save it as SVG instead.'],
  [1, 'The picture could not be saved. Export the changes as CSV instead.'],
  [2, 'This browser could not copy the picture. Save it as PNG instead.'],
] as const)('button %d says what went wrong, and what to do instead', async ([at, words]) => {
  const page = drawOnPage(<PictureButtons toPicture={() => ({}) as never} />);

  page.querySelectorAll('button')[at]?.click();

  await expect.poll(() => page.querySelector('[role=status]')?.textContent).toBe(words);
  await settle();
});
