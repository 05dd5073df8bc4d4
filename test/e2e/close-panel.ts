import type { Driver } from './driver/driver.ts';

/** Closes the side panel through the browser: it is not a window that a page could close. */
export async function closePanel(driver: Driver): Promise<void> {
  if (driver.name === 'firefox') await driver.runInBrowser('SidebarController.hide()');
  else
    await driver.atDesk(async () => {
      const { sidePanel, tabs } = Reflect.get(globalThis, 'chrome');
      const { windowId } = await tabs.getCurrent();
      await sidePanel.close({ windowId });
    });
}
