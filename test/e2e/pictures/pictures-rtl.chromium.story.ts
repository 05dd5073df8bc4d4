import { chosenStates } from '../states/chosen-states.ts';
import { compareCards, test } from '../states/picture-test.ts';

test.use({ language: 'ar' });

compareCards('in Arabic', chosenStates, {
  toThemes: () => ['light'],
  toFolder: () => 'rtl',
  viewport: { width: 900, height: 900 },
});
