import type { Plain } from './driver/driver.ts';
import { until } from './driver/until.ts';

/**
 * The popup or the side panel as shown by the browser itself. Drivers cannot see it, so another extension page operates
 * it.
 */
export type BrowserView = {
  /** Returns its visible text. */
  text(): Promise<string>;
  /** Returns the content of its lookup box. */
  typed(): Promise<string>;
  lookUp(text: string): Promise<void>;
  /** Waits for a button or a tab whose name contains `name`, and clicks it. */
  press(name: string): Promise<void>;
  /** Closes it and waits until it is gone. */
  close(): Promise<void>;
};

/** Runs a function in an extension page that can reach the view. */
export type FromDesk = <A extends Plain[], R>(run: (...args: A) => R | Promise<R>, ...args: A) => Promise<R>;

/** Returns a handle to the view at this path. Each call waits until the view is open. */
export function browserView(atDesk: FromDesk, path: '/popup.html' | '/sidepanel.html'): BrowserView {
  /** Performs one action. Returns null if the view, its box or the wanted button does not exist yet. */
  const inView = (wish: 'text' | 'typed' | 'look up' | 'press' | 'close' | 'is open', words = '') =>
    atDesk(
      (wanted, wishes, given) => {
        const { extension } = Reflect.get(globalThis, 'chrome');
        const inTabs: Window[] = extension.getViews({ type: 'tab' });
        const all: (Window & typeof globalThis)[] = extension.getViews();
        const view = all.find((one) => !inTabs.includes(one) && one.location.pathname === wanted);
        const box = view?.document.querySelector<HTMLInputElement>('#look-up');
        if (wishes === 'is open') return view === undefined ? null : '';
        if (!view || !box) return null;
        if (wishes === 'text') return view.document.body.innerText;
        if (wishes === 'close') view.close();
        if (wishes === 'look up') {
          box.value = given;
          box.dispatchEvent(new view.Event('input', { bubbles: true }));
          box.form?.requestSubmit();
        }
        if (wishes === 'press') {
          const buttons = [...view.document.querySelectorAll<HTMLElement>('button, [role="tab"]')];
          const found = buttons.find((one) => (one.getAttribute('aria-label') ?? one.textContent).includes(given));
          if (!found) return null;
          found.click();
        }
        return box.value;
      },
      ...([path, wish, words] as const),
    );
  const once = async (wish: Parameters<typeof inView>[0], words?: string) => {
    // Wrapped in an object, because `until` treats an empty text as not ready.
    const { said } = await until(`${path} is there: ${wish} ${words ?? ''}`, async () => {
      const heard = await inView(wish, words);
      return heard === null ? null : { said: heard };
    });
    return said;
  };
  return {
    text: () => once('text'),
    typed: () => once('typed'),
    lookUp: (text) => once('look up', text).then(() => {}),
    press: (name) => once('press', name).then(() => {}),
    close: async () => {
      await once('close');
      await until(`${path} has closed`, async () => (await inView('is open')) === null);
    },
  };
}
