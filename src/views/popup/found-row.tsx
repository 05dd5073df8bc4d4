import { Eye, type IconNode, Locate, Pencil } from 'lucide';
import type { Warning } from '../../cards/card-content.ts';
import { toOwnName } from '../../cards/own-names.ts';
import { toOwnTag } from '../../cards/own-parts.ts';
import { toSentenceParts } from '../../cards/sentence-parts.ts';
import { chainName } from '../../format/chain-words.ts';
import { formatNumber } from '../../format/format-number.ts';
import { type ShortForms, shortenHex, withShortForms } from '../../format/hex.ts';
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
import { type Entry, nameWatched } from './watched-entries.ts';

/**
 * One reference of this page, under the person's own name where it is watched: a button that looks it up, how often it
 * stands there, one that leads to the list of what is watched, and one that goes to it.
 */
export function FoundRow(props: {
  entry: PageEntry;
  warnings: Warning[] | undefined;
  /** What came of looking it up, among all others. */
  outcome: Outcome | undefined;
  /** Absent where it is not watched. */
  own: Entry | undefined;
  /** Those of the whole list. */
  shortForms: ShortForms;
  /** Null where it must not be looked up. */
  onLookUp: (() => void) | null;
  onJump: () => void;
  onWatch: (() => void) | null;
}) {
  const { entry, warnings = [], outcome, own, onLookUp, onJump, onWatch } = props;
  const { reference, evidence, count } = entry;
  const { popupPage: say, watched } = words();
  const name = say.names[reference.kind](writeReference(reference));
  const chain = reference.chainId === undefined ? evidence.chainPrefix : chainName(reference.chainId);
  const { short, full } = withShortForms(props.shortForms, () => toTexts(reference));
  const ownName = own ? toOwnName(own) : '';
  return (
    <li class="found-row">
      {onLookUp ? (
        <button
          type="button"
          class="link mono found-value"
          aria-label={`${ownName && `${ownName} `}${short}, ${name}`}
          title={full}
          onClick={onLookUp}
        >
          {reference.kind === 'address' && <AddressPicture address={reference.address} />}
          {ownName && <bdi class="watched-name">{ownName} </bdi>}
          {short}
        </button>
      ) : (
        <span class="mono found-value" title={full}>
          {short}
        </span>
      )}
      {own && <span class="hl-tag">{toOwnTag(own).text}</span>}
      {chain && <bdi class="hl-tag">{chain}</bdi>}
      <span class="grow" />
      {count > 1 && <span class="hint num">{say.times(count, formatNumber(count))}</span>}
      {onWatch &&
        (own ? (
          <SmallButton
            icon={Pencil}
            label={watched.editNamed(nameWatched(own))}
            title={watched.edit}
            onPress={onWatch}
          />
        ) : (
          <SmallButton icon={Eye} label={say.watchNamed(name)} title={watched.watch} onPress={onWatch} />
        ))}
      <SmallButton icon={Locate} label={say.showNamedOnPage(name)} title={say.showOnPage} onPress={onJump} />
      {outcome && (
        <p class={`found-more${outcome.isGood ? '' : ' dim'}`}>
          <Sentence parts={toSentenceParts(outcome.text)} />
        </p>
      )}
      {warnings.map((warning) => (
        <WarningNote key={warning.title} {...warning} />
      ))}
    </li>
  );
}

function SmallButton(props: { icon: IconNode; label: string; title: string; onPress: () => void }) {
  const { icon, label, title, onPress } = props;
  return (
    <button type="button" class="button quiet jump" aria-label={label} title={title} onClick={onPress}>
      <Icon of={icon} />
    </button>
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
