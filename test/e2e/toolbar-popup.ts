import { deskPath } from './driver/desk.ts';
import type { Driver, Plain } from './driver/driver.ts';
import { until } from './driver/until.ts';

/** The popup as the browser itself opens it from its toolbar. No driver sees it: other pages of ours reach into it. */
export type ToolbarPopup = {
  /** What it shows, as one text. */
  text(): Promise<string>;
  /** What stands in its box. */
  typed(): Promise<string>;
  lookUp(text: string): Promise<void>;
  /** Presses the button or the tab whose name has this in it, once it is there. */
  press(name: string): Promise<void>;
  close(): Promise<void>;
};

type FromDesk = <A extends Plain[], R>(run: (...args: A) => R | Promise<R>, ...args: A) => Promise<R>;

/** Opens the popup over the page in front of the newest private window, which is there already. */
export async function openPrivatePopup(driver: Driver, atDesk: FromDesk): Promise<ToolbarPopup> {
  if (driver.name === 'firefox') await openInFirefox(driver, { isPrivate: true });
  else
    await driver.atDesk(async () => {
      const { action, windows } = Reflect.get(globalThis, 'chrome');
      const all: { id: number; incognito: boolean }[] = await windows.getAll();
      await action.openPopup({ windowId: all.findLast(({ incognito }) => incognito)?.id });
    });
  return toolbarPopup(atDesk);
}

/** Opens the popup over the page in front of Firefox's newest window of this kind. */
export async function openInFirefox(driver: Driver, { isPrivate }: { isPrivate: boolean }): Promise<void> {
  await driver.runInBrowser(`(async () => {
    const { ExtensionParent } = ChromeUtils.importESModule('resource://gre/modules/ExtensionParent.sys.mjs');
    const { PrivateBrowsingUtils } = ChromeUtils.importESModule('resource://gre/modules/PrivateBrowsingUtils.sys.mjs');
    const { extension } = WebExtensionPolicy.getByID('hashlens@hashlens.app');
    const all = [...Services.wm.getEnumerator('navigator:browser')];
    const newest = all.findLast((one) => PrivateBrowsingUtils.isWindowPrivate(one) === ${isPrivate});
    await ExtensionParent.apiManager.global.browserActionFor(extension).openPopup(newest, true);
  })()`);
}

/** A page of ours that reaches the popup of a private window: Firefox keeps those apart from all others. */
export async function deskInPrivate(driver: Driver): Promise<{ atDesk: FromDesk; close: () => Promise<void> }> {
  if (driver.name !== 'firefox') return { atDesk: driver.atDesk, close: async () => {} };
  const url = await driver.atDesk((path) => Reflect.get(globalThis, 'chrome').runtime.getURL(path), deskPath);
  const page = await driver.openPrivatePage(url);
  return { atDesk: (run, ...args) => page.evaluate(run, ...args), close: page.close };
}

/** The popup that is open, or about to be. */
export function toolbarPopup(atDesk: FromDesk): ToolbarPopup {
  const read = (what: 'text' | 'typed') =>
    until('the popup is drawn', () =>
      atDesk((wanted) => {
        const [popup]: Window[] = Reflect.get(globalThis, 'chrome').extension.getViews({ type: 'popup' });
        const box = popup?.document.querySelector<HTMLInputElement>('#look-up');
        // An object, since nothing is a word as well.
        return box && { said: wanted === 'typed' ? box.value : (popup?.document.body.innerText ?? '') };
      }, what),
    ).then(({ said }) => said);
  return {
    text: () => read('text'),
    typed: () => read('typed'),
    async lookUp(text) {
      await read('typed');
      await atDesk((typed) => {
        const [popup] = Reflect.get(globalThis, 'chrome').extension.getViews({ type: 'popup' });
        const box = popup.document.querySelector('#look-up');
        box.value = typed;
        box.dispatchEvent(new popup.Event('input', { bubbles: true }));
        box.form.requestSubmit();
      }, text);
    },
    async press(name) {
      await until(`${name} is there`, () =>
        atDesk((wanted) => {
          const [popup]: Window[] = Reflect.get(globalThis, 'chrome').extension.getViews({ type: 'popup' });
          const all = [...(popup?.document.querySelectorAll<HTMLElement>('button, [role="tab"]') ?? [])];
          const found = all.find((one) => (one.getAttribute('aria-label') ?? one.textContent).includes(wanted));
          found?.click();
          return found !== undefined;
        }, name),
      );
    },
    async close() {
      await atDesk(() => {
        for (const popup of Reflect.get(globalThis, 'chrome').extension.getViews({ type: 'popup' })) popup.close();
      });
      await until('the popup has closed', () =>
        atDesk(() => Reflect.get(globalThis, 'chrome').extension.getViews({ type: 'popup' }).length === 0),
      );
    },
  };
}
