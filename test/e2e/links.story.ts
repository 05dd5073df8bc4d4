import { cardOf } from './driver/card-of.ts';

import { marksCover } from './driver/marks.ts';
import { expect, once, test } from './story.ts';
import { addressOf, transactionOf } from './values.ts';

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="120" height="60"><rect width="120" height="60"/></svg>')}`;

test(
  'links to explorers and marketplaces show what they lead to, whatever their content',
  once,
  async ({ openPage }) => {
    const contract = addressOf('sold');
    const [hash, framed] = [transactionOf('shortened'), transactionOf('split link')];
    const holder = addressOf('drawn');
    const page =
      await openPage(`<p><a id="image" href="https://opensea.io/assets/ethereum/${contract}/42"><img src="${picture}" alt="A picture"></a></p>
      <p><a id="drawing" href="https://basescan.org/address/${holder}"><svg width="120" height="40"><rect width="120" height="40"/></svg></a></p>
      <p>Paid in <a id="short" href="https://arbiscan.io/tx/${hash}">${hash.slice(0, 8)}…${hash.slice(-4)}</a>.</p>
      <p>Paid in <a id="parted" href="https://etherscan.io/tx/${framed}"><span>${framed.slice(0, 12)}</span><span>${framed.slice(12)}</span></a>.</p>
      <p>Paid by <a id="named" href="https://etherscan.io/address/${holder}"><b>A name</b> of theirs</a>.</p>`);

    await marksCover(page, '#short', `${hash.slice(0, 8)}…${hash.slice(-4)}`);
    await marksCover(page, '#parted', framed);
    await marksCover(page, '#named', 'A name of theirs');

    const image = await cardOf(page, '#image img', 'NFT ');
    expect(image.name).toContain(contract);
    expect(image.text).toContain('42');
    expect((await cardOf(page, '#drawing svg', `Address ${holder}`)).text).toContain('Base');
    expect((await cardOf(page, '#short', `Transaction ${hash}`)).text).toContain('Arbitrum');
    await cardOf(page, '#parted', `Transaction ${framed}`);
    await cardOf(page, '#named', `Address ${holder}`);
  },
);
