import type { Driver } from '../driver.ts';
import { until } from '../until.ts';

/** Answers Firefox's permission prompt, which ignores presses in its first moments. */
export async function answerPrompt(driver: Driver, isAllowed: boolean): Promise<void> {
  const press = `(() => {
    const prompt = document.querySelector('#notification-popup > popupnotification');
    const wasThere = PopupNotifications.isPanelOpen && prompt;
    if (wasThere) prompt.${isAllowed ? 'button' : 'secondaryButton'}.click();
    return String(Boolean(wasThere));
  })()`;
  await until('Firefox asks', async () => (await driver.runInBrowser(press)) === 'true');
  await until('the prompt is answered', async () => (await driver.runInBrowser(press)) === 'false');
}
