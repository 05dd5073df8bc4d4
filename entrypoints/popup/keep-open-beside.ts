import { openPanel } from '../../src/messages/open-panel.ts';

/** Opens the panel of this window, within the press that wants it. The popup goes once it is there; a tab stays. */
export function keepOpenBeside(windowId: number | undefined, isTab: boolean): void {
  if (windowId === undefined) return;
  const opening = openPanel(windowId);
  void opening.then(() => isTab || window.close()).catch(() => {});
}
