import { chosenStates, comparedStates } from '../states/chosen-states.ts';
import { compareCards } from '../states/picture-test.ts';

compareCards('as usual', comparedStates, {
  toThemes: (state) => (chosenStates.includes(state) ? ['light', 'dark', 'forced'] : ['light']),
  toFolder: (theme) => theme,
  viewport: { width: 900, height: 900 },
});
