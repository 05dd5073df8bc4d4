// @vitest-environment new-document
import { expect, test, vi } from 'vitest';
import { drawNotStarted } from '../../../../src/views/popup/not-started.tsx';
import { alerts, button } from '../on-page.ts';

test('a popup that could not be drawn says so, and is begun anew at a press', () => {
  document.body.innerHTML = '<div id="app"><div class="first-frame"></div></div>';
  const app = document.querySelector('#app') as Element;
  const reload = vi.fn();

  drawNotStarted(app, reload);

  expect(app.querySelector('.first-frame')).toBe(null);
  expect(alerts(app)).toEqual([expect.stringContaining('Hashlens did not answer')]);
  button(app, 'Try again').click();
  expect(reload).toHaveBeenCalledOnce();
});
