import type { DrivenPage } from './driver.ts';
import { fill } from './hands.ts';
import { until } from './until.ts';

/** Writes into the popup's box and presses Enter. */
export async function lookUp(popup: DrivenPage, value: string): Promise<void> {
  await fill(popup, 'Look up', value);
  await popup.press('Enter');
}

/** Chooses in the list with this label; waits for it. An open list is the browser's own window, out of every driver's reach. */
export async function choose(page: DrivenPage, label: string, value: string): Promise<void> {
  await until(`a list "${label}" with "${value}" is on the page`, () =>
    page.evaluate(
      (wanted, choice) => {
        const lists = [...document.querySelectorAll('select:enabled')] as HTMLSelectElement[];
        const isWanted = (list: HTMLSelectElement) =>
          list.getAttribute('aria-label') === wanted || list.labels[0]?.textContent?.trim() === wanted;
        const list = lists.find(isWanted);
        if (list === undefined || ![...list.options].some((option) => option.value === choice)) return false;
        list.value = choice;
        list.dispatchEvent(new Event('input', { bubbles: true }));
        list.dispatchEvent(new Event('change', { bubbles: true }));
        return true;
      },
      label,
      value,
    ),
  );
}

/** Gives the options a file of settings with this text, as the browser's window would, which no driver reaches. */
export function loadSettings(options: DrivenPage, text: string): Promise<void> {
  return options.evaluate((content) => {
    const input = document.querySelector<HTMLInputElement>('#settings-file');
    if (!input) throw new Error('Nothing takes a file.');
    const chosen = new DataTransfer();
    chosen.items.add(new File([content], 'settings.json', { type: 'application/json' }));
    input.files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, text);
}
