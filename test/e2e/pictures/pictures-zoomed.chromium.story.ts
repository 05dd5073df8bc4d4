import { chosenStates } from '../states/chosen-states.ts';
import { compareCards } from '../states/picture-test.ts';

// A window of 900 pixels has 450 CSS pixels for a page at 200 %.
compareCards('at 200 %', chosenStates, {
  toThemes: () => ['light'],
  toFolder: () => 'zoomed',
  viewport: { width: 450, height: 450 },
});
