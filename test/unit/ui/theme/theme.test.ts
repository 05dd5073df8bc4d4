import { expect, test } from 'vitest';
import { inTheme } from '../../../../src/ui/theme/theme.ts';

// @vitest-environment new-document
const css =
  'a{b:c}@media (prefers-color-scheme:dark){a{b:d}}@media (prefers-color-scheme: light) and (width<9px){a{b:e}}';

test.for([
  ['auto', css],
  ['dark', 'a{b:c}@media (width >= 0){a{b:d}}@media (width < 0) and (width<9px){a{b:e}}'],
  ['light', 'a{b:c}@media (width < 0){a{b:d}}@media (width >= 0) and (width<9px){a{b:e}}'],
] as const)('styles in the theme %s ask the system only if they must', ([theme, wanted]) => {
  expect(inTheme(css, theme)).toBe(wanted);
});
