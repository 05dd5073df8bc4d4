import { browser } from 'wxt/browser';

/** What Firefox calls its panel; the types know Chrome's alone. */
type Sidebar = { sidebarAction: { open: () => Promise<void> } };

/**
 * Opens the panel beside the page. To be called at once in what a person's hand has begun: browsers refuse it later.
 * Rejects where they do. Firefox opens it in the window in front, which is the one of the hand.
 */
export async function openPanel(windowId: number): Promise<void> {
  if (import.meta.env.BROWSER === 'firefox') return (browser as unknown as Sidebar).sidebarAction.open();
  return browser.sidePanel.open({ windowId });
}
