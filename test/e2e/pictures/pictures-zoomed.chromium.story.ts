import { chosenStates } from '../states/chosen-states.ts';
import { compareCards } from '../states/picture-test.ts';

// A window of 900 pixels at 200 % has 450 of them for a page.
compareCards('at 200 %', chosenStates, {
  toThemes: () => ['light'],
  toFolder: () => 'zoomed',
  viewport: { width: 450, height: 450 },
});
