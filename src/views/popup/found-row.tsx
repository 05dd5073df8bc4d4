import { Locate } from 'lucide';
import type { Warning } from '../../cards/card-content.ts';
import { chainName } from '../../format/chain-words.ts';
import { formatNumber } from '../../format/format-number.ts';
import { shortenHex } from '../../format/hex.ts';
import { writeReference } from '../../references/name-reference.ts';
import type { Reference } from '../../references/reference.ts';
import { toChecksum } from '../../references/to-checksum.ts';
import { words } from '../../words/words.ts';
import { Icon } from '../card/icon.tsx';
import { Sentence } from '../card/isolated.tsx';
import { WarningNote } from '../card/warning-note.tsx';
import { AddressPicture } from '../parts/address-picture.tsx';
import type { Outcome } from './create-look-up-all.ts';
import type { PageEntry } from './page-entries.ts';

/** One reference of this page: a button that looks it up, how often it stands there, and one that goes to it. */
export function FoundRow(props: {
  entry: PageEntry;
  warnings: Warning[] | undefined;
  /** What came of looking it up, among all others. */
  outcome: Outcome | undefined;
  onLookUp: () => void;
  onJump: () => void;
}) {
  const { entry, warnings = [], outcome, onLookUp, onJump } = props;
  const { reference, evidence, count } = entry;
  const say = words().popupPage;
  const name = say.names[reference.kind](writeReference(reference));
  const chain = reference.chainId === undefined ? evidence.chainPrefix : chainName(reference.chainId);
  const { short, full } = toTexts(reference);
  return (
    <li class="found-row">
      <button
        type="button"
        class="link mono found-value"
        aria-label={`${short}, ${name}`}
        title={full}
        onClick={onLookUp}
      >
        {reference.kind === 'address' && <AddressPicture address={reference.address} />}
        {short}
      </button>
      {chain && <bdi class="hl-tag">{chain}</bdi>}
      <span class="grow" />
      {count > 1 && <span class="hint num">{say.times(count, formatNumber(count))}</span>}
      <button
        type="button"
        class="button quiet jump"
        aria-label={say.showNamedOnPage(name)}
        title={say.showOnPage}
        onClick={onJump}
      >
        <Icon of={Locate} />
      </button>
      {outcome && (
        <p class={`found-more${outcome.isGood ? '' : ' dim'}`}>
          <Sentence text={outcome.text} />
        </p>
      )}
      {warnings.map((warning) => (
        <WarningNote key={warning.title} {...warning} />
      ))}
    </li>
  );
}

function toTexts(reference: Reference): { short: string; full: string } {
  switch (reference.kind) {
    case 'transaction':
      return { short: shortenHex(reference.hash), full: reference.hash };
    case 'address': {
      const full = toChecksum(reference.address, reference.chainId);
      return { short: shortenHex(full), full };
    }
    case 'token-instance': {
      const contract = toChecksum(reference.contract, reference.chainId);
      const { tokenId } = reference;
      return { short: `${shortenHex(contract)}/${shortenHex(tokenId)}`, full: `${contract}/${tokenId}` };
    }
  }
}
