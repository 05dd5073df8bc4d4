import { describe, expect, test } from 'vitest';
import { sampleReferences } from '../../../../src/api/sample/sample-references.ts';
import { detectInText } from '../../../../src/references/detect-in-text.ts';
import { alerts, clickAndSettle, field, settle } from '../on-page.ts';
import { drawWelcome } from './draw-welcome.tsx';

// @vitest-environment new-document
const items = (page: HTMLElement) => [...page.querySelectorAll('.sample')];

describe('the first-run page', () => {
  test.for([1, 42161, 8453])(
    'writes each sample so that it is found, with its chain, where %s is the default',
    (chainId) => {
      const { page } = drawWelcome({}, chainId);

      const found = items(page).map((item) => detectInText(item.querySelector('.sample-value')?.textContent ?? ''));
      expect(found).toHaveLength(sampleReferences.length);
      for (const [at, { reference }] of sampleReferences.entries()) {
        expect(found[at]).toHaveLength(1);
        expect({ chainId, ...found[at]?.[0]?.reference }).toEqual(reference);
      }
    },
  );

  test('says what the browser does not allow, with one button', async () => {
    const { page, access } = drawWelcome({}, 1, false);

    await access.load();
    await settle();

    const note = page.querySelector('[role=note]');
    expect(note?.textContent).toContain('Permission needed to read pages');
    expect(note?.textContent).toContain('https://api.example');
    expect(note?.querySelectorAll('button')).toHaveLength(1);
  });

  test('writes the chain in front as soon as another one becomes the default', async () => {
    const { page, defaultChainId } = drawWelcome();
    const before = items(page)[0]?.textContent;

    defaultChainId.value = 42161;
    await settle();

    expect(before).not.toContain('eip155');
    expect(items(page)[0]?.textContent).toContain('Transaction eip155:1:0x');
  });

  test.for<[string, string | null, boolean]>([
    ['that nothing leaves the browser while there is no key', null, false],
    ['that the pointer is all it takes once there is a key: the service knows none of it', 'cdef', true],
  ])('says %s', async ([, apiKeyEnding, hasKey]) => {
    const { page, keys } = drawWelcome({ credentialsStatus: () => ({ apiKeyEnding, hasSecretKey: false }) });

    await keys.load();
    await settle();

    expect(page.textContent?.includes('over a value, or open it')).toBe(!hasKey);
    expect(items(page).filter((item) => item.querySelector('button') !== null)).toHaveLength(
      hasKey ? 0 : sampleReferences.length,
    );
    expect(page.textContent?.includes('nothing leaves your browser')).toBe(!hasKey);
  });

  test('has the word “transaction” before each hash, so that none is taken for a private key', () => {
    const { page } = drawWelcome();

    const hashes = items(page).filter((_, at) => sampleReferences[at]?.reference.kind === 'transaction');
    expect(hashes.length).toBeGreaterThan(5);
    for (const item of hashes) expect(item.querySelector('.sample-value')?.textContent).toMatch(/^Transaction /);
  });

  test('says across the list that all of it is invented', () => {
    const { page } = drawWelcome();

    const band = page.querySelector('.sample-band');
    expect(band?.textContent).toBe('Sample: invented values, nothing was looked up');
    expect(band?.nextElementSibling?.className).toBe('samples');
  });

  test('opens a sample in the popup’s page', async () => {
    const { page, asked } = drawWelcome({ openPopupPage: () => null });

    await clickAndSettle(items(page)[0]?.querySelector('button'));

    const reference = sampleReferences[0]?.reference;
    expect(asked).toEqual([{ name: 'openPopupPage', request: { reference, chainId: reference?.chainId } }]);
  });

  test('alerts when a sample cannot be opened', async () => {
    const { page } = drawWelcome();

    await clickAndSettle(items(page)[0]?.querySelector('button'));

    expect(alerts(page)).toHaveLength(1);
  });

  test('says what is sent and what is not, and takes the key', () => {
    const { page } = drawWelcome();

    expect(page.textContent).toContain('Never sent');
    expect(page.textContent).toContain('dev.blockscout.com');
    expect(field(page, 'API key').type).toBe('password');
  });

  test('says where Hashlens cannot work', () => {
    const { page } = drawWelcome();

    const block = [...page.querySelectorAll('section')].find((one) => one.textContent?.includes('cannot work'));
    for (const words of [
      'drawn as an image',
      'Google Docs',
      'PDF',
      'own pages',
      'extension stores',
      'In Chrome',
      'icon there once',
    ])
      expect(block?.textContent).toContain(words);
  });
});
