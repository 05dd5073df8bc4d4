import { lookUp } from '../../e2e/driver/forms.ts';
import { alertsOf, clickNamed, says } from '../../e2e/driver/hands.ts';
import { until } from '../../e2e/driver/until.ts';
import { addressOf } from '../../e2e/values.ts';
import type { LocalExplorer } from '../../explorer/local-explorer.ts';
import { transfer } from '../../unit/every-field/full-transfer.ts';
import type { Shoot } from './shoot-camera.ts';

/** Takes pictures of the NFT transfers tab: empty, waiting, failing, long, and with each step to its picture. */
export async function shootNfts(shoot: Shoot, explorer: Pick<LocalExplorer, 'behave'>): Promise<void> {
  const nft = addressOf('NFT of the pictures');
  const longest = '0x5D0F81f315f513a726dCD2753CC3A8Ec0526BaD5/7';
  const toId = (id: string) => `${nft}/${id}`;

  await shoot('nft-nothing-asked', (popup) => clickNamed(popup, 'NFT transfers'));
  await shoot('nft-none', async (popup) => {
    await lookUp(popup, toId('1404'));
    await says(popup, /No transfers recorded/);
  });
  await shoot('nft-waiting', async (popup) => {
    explorer.behave({ path: '/instances/2/', delayMs: 3000, times: 1 });
    await lookUp(popup, toId('2'));
    await says(popup, /Loading transfers/);
  });
  await shoot('nft-failing', async (popup) => {
    explorer.behave({ path: '/instances/3/', reply: 'unavailable', times: 3 });
    await lookUp(popup, toId('3'));
    await until('it fails', async () => (await alertsOf(popup)).length > 0);
  });
  await shoot('nft-odd', async (popup) => {
    // Two invalid hashes, long and wide, between parties with every mark, and valid hashes between proxies.
    const proxy = { is_scam: false, private_tags: [], public_tags: [], watchlist_names: [], metadata: { tags: [] } };
    const usual = { from: { ...transfer.from, ...proxy }, to: { ...transfer.to, ...proxy } };
    const rows = [
      { transaction_hash: '9'.repeat(79) },
      { transaction_hash: '\u4e2d'.repeat(40) },
      { ...usual, token_type: 'ERC-721' },
      usual,
    ].map((row, at) => ({ ...transfer, ...row, log_index: 9 - at, token: { ...transfer.token, address_hash: nft } }));
    const body = { items: rows, next_page_params: null };
    explorer.behave({ path: '/instances/4021/', reply: { status: 200, headers: {}, body }, times: 1 });
    await lookUp(popup, toId('4021'));
    await says(popup, /transferred/i);
  });
  await shoot('nft-long', async (popup) => {
    await lookUp(popup, longest);
    await clickNamed(popup, 'Load more');
    await until('the next page is there', () =>
      popup.evaluate(() => Number(document.querySelector('#nft-panel li')?.getAttribute('aria-setsize')) > 50),
    );
    await popup.evaluate(() => {
      const frame = document.querySelector('#nft-panel .windowed');
      frame?.scrollTo({ top: frame.scrollHeight / 2, behavior: 'instant' });
    });
  });
  await shoot('nft-offered', async (popup) => {
    await lookUp(popup, toId('4'));
    await says(popup, /Look for a picture/);
  });
  await shoot('nft-picture-found', async (popup) => {
    await lookUp(popup, toId('4'));
    await clickNamed(popup, 'Look for a picture');
    await says(popup, /Show picture/);
  });
  await shoot('nft-picture-none', async (popup) => {
    await lookUp(popup, longest);
    await clickNamed(popup, 'Look for a picture');
    await says(popup, /No usable picture/);
  });
}
