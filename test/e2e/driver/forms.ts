import type { DrivenPage } from './driver.ts';
import { clickNamed, fill } from './hands.ts';
import { until } from './until.ts';

/** Types into the popup's lookup field and presses Enter. */
export async function lookUp(popup: DrivenPage, value: string): Promise<void> {
  await fill(popup, 'Look up', value);
  await popup.press('Enter');
}

/** Opens the menu "Export" of an extension page, and clicks the entry for this form: CSV, JSON, PNG … */
export async function exportAs(page: DrivenPage, form: string): Promise<void> {
  await clickNamed(page, 'Export');
  await clickNamed(page, `Export ${form}`);
}

/** Selects a value in the list with this label; waits for it. By script: drivers cannot reach an open list's window. */
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

/** Clicks the control with this id once it is enabled. By script, so that it need not be in view. */
export async function pick(page: DrivenPage, id: string): Promise<void> {
  await until(`#${id} can be chosen`, () =>
    page.evaluate((wanted) => {
      const input = document.querySelector<HTMLInputElement>(`#${wanted}:enabled`);
      input?.click();
      return input !== null;
    }, id),
  );
}

/** Gives the options page a settings file with this text, as the file picker would, which no driver reaches. */
export function loadSettings(options: DrivenPage, text: string): Promise<void> {
  return giveFile(options, 'settings-file', text);
}

/** Gives the tab "Watched" a list file with this text, as the file picker would. */
export function loadWatched(popup: DrivenPage, text: string): Promise<void> {
  return giveFile(popup, 'watched-file', text);
}

async function giveFile(page: DrivenPage, id: string, text: string): Promise<void> {
  await until(`#${id} takes files`, () =>
    page.evaluate(
      (wanted, content) => {
        const input = document.querySelector<HTMLInputElement>(`#${wanted}`);
        if (!input) return false;
        const chosen = new DataTransfer();
        chosen.items.add(new File([content], 'a file'));
        input.files = chosen.files;
        input.dispatchEvent(new Event('change', { bubbles: true }));
        return true;
      },
      id,
      text,
    ),
  );
}
