import { type ComponentChild, render } from 'preact';

/** Renders Preact into a fresh page and returns its container. */
export function drawOnPage(content: ComponentChild): HTMLElement {
  document.body.innerHTML = '';
  const into = document.createElement('div');
  document.body.append(into);
  render(content, into);
  return into;
}

export async function drawAndSettle(content: ComponentChild): Promise<HTMLElement> {
  const page = drawOnPage(content);
  await settle();
  return page;
}

/** Waits until promises, effects and rendering have settled. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}

/** Returns the button with this text or label. Throws with a list of the buttons if there is none. */
export function button(within: ParentNode, name: string): HTMLElement {
  const buttons = [...within.querySelectorAll<HTMLElement>('button')];
  const found = buttons.find((one) => nameOf(one) === name);
  if (!found) throw new Error(`No button “${name}” among: ${buttons.map(nameOf).join(' | ')}`);
  return found;
}

/** Returns the field with this label. Throws if there is none. */
export function field<E extends HTMLElement = HTMLInputElement>(within: ParentNode, label: string): E {
  const labels = [...within.querySelectorAll('label')];
  const id = labels.find((one) => one.textContent?.trim() === label)?.htmlFor;
  const found = id === undefined ? null : within.querySelector<E>(`#${id}`);
  if (!found) throw new Error(`No field “${label}”`);
  return found;
}

/** Types into a field as the user does: the value, then the event. */
export function type(input: HTMLInputElement, value: string): void {
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

export function typeAndSettle(...typed: Parameters<typeof type>): Promise<void> {
  type(...typed);
  return settle();
}

/** Chooses a value in a list, and waits until everything has settled. Throws if the list is missing. */
export function choose(list: HTMLSelectElement | null, value: string): Promise<void> {
  if (!list) throw new Error('No list to choose from is there.');
  list.value = value;
  list.dispatchEvent(new Event('change', { bubbles: true }));
  return settle();
}

export function press(element: Element, key: string): void {
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

/** Clicks an element, and waits until everything has settled. Throws if the element is missing. */
export function clickAndSettle(element: HTMLElement | null | undefined): Promise<void> {
  if (!element) throw new Error('Nothing to click is there.');
  element.click();
  return settle();
}

export function pressAndSettle(...pressed: Parameters<typeof press>): Promise<void> {
  press(...pressed);
  return settle();
}

/** Types into a field, commits with Enter or blur, and waits until everything has settled. */
export async function enter(input: HTMLInputElement, text: string, how: 'Enter' | 'blur' = 'Enter'): Promise<void> {
  type(input, text);
  if (how === 'Enter') press(input, 'Enter');
  else input.dispatchEvent(new FocusEvent('blur'));
  await settle();
}

/** Submits the form of an element, and waits until everything has settled. */
export function submit(within: Element | null | undefined): Promise<void> {
  within?.closest('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  return settle();
}

/** Returns the texts of all alerts. Failures are alerts, and nothing else is. */
export function alerts(within: ParentNode): string[] {
  return [...within.querySelectorAll('[role=alert]')].map((one) => one.textContent ?? '');
}

function nameOf(element: HTMLElement): string {
  return element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
}
