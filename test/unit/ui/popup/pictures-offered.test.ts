import { afterEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { savePreferences } from '../../../../src/settings/preferences.ts';
import { startPopup } from '../../../../src/ui/start/start-popup.tsx';
import { settle } from '../on-page.ts';
import { good, transferAt } from './samples.ts';

// @vitest-environment new-document
const tokenInstance = { id: '4021', imageUrl: 'https://pictures.example/4021.png' };
const total = { tokenId: '4021', value: null, decimals: null, tokenInstance } as never;
const answers: Record<string, unknown> = {
  chainFor: { chain: { id: 1, name: 'Ethereum' }, reason: { kind: 'default' } },
  transfersPage: good({ transfers: [transferAt(9, { total })], next: null }),
};

/** Opens the popup on an NFT that has a picture. */
async function open({ incognito }: { incognito: boolean }): Promise<HTMLElement> {
  const event = { addListener: () => {} };
  Object.assign(fakeBrowser.permissions, { contains: async () => true, onAdded: event, onRemoved: event });
  Object.assign(fakeBrowser.i18n, { getUILanguage: () => 'en' });
  vi.spyOn(fakeBrowser.tabs, 'getCurrent').mockResolvedValue(undefined as never);
  Object.assign(fakeBrowser.windows, { getCurrent: async () => ({ id: 3, incognito }) });
  Object.assign(fakeBrowser.extension, { inIncognitoContext: incognito });
  vi.spyOn(fakeBrowser.runtime, 'sendMessage').mockImplementation(async (question: unknown) => {
    const answer = answers[Reflect.get(Object(question), 'name')];
    if (answer === undefined) throw new Error('gone');
    return { answer };
  });
  history.replaceState(null, '', `?look-up=0x${'ed'.repeat(20)}/4021&chain=1`);
  document.body.innerHTML = '<div id="app"></div>';
  const into = document.getElementById('app') as HTMLElement;
  await startPopup({ into, findTab: async () => null });
  await expect.poll(() => into.querySelector('#nft-panel')?.textContent).toContain('vitalik.eth');
  await settle();
  return into;
}

afterEach(() => history.replaceState(null, '', '?'));

test.for([
  ['where the options ask,', true, { pictures: 'ask', incognito: false }],
  ['with "Never"', false, { pictures: 'never', incognito: false }],
  ['in a private window', false, { pictures: 'ask', incognito: true }],
] as const)('%s a picture is offered: %s', async ([, isOffered, { pictures, incognito }]) => {
  await savePreferences({ pictures });

  const page = await open({ incognito });

  expect(page.textContent?.includes('Show picture')).toBe(isOffered);
  expect(page.textContent?.includes('pictures.example')).toBe(isOffered);
  expect(page.querySelectorAll('#nft-panel img')).toHaveLength(0);
});
