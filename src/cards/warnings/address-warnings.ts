import { t } from '../../i18n/t.ts';
import type { BalanceChange } from '../../models/balance.ts';
import type { AddressReference } from '../../references/reference.ts';
import type { Warning } from '../card-content.ts';
import { type CardAbout, toClockWarnings } from '../card-frame.ts';
import { toWrittenWarnings } from './link-warnings.ts';
import { toLookAlikeWarnings } from './look-alike-warnings.ts';

/** Warnings about an address, in the order of the card. `newest` is the newest change of its balance. */
export function toAddressWarnings(
  q: CardAbout & { reference: AddressReference; isKnownScam?: boolean },
  newest: BalanceChange | undefined,
): Warning[] {
  const { reference, pageAddresses: onPage, watched } = q;
  return [
    ...(q.isKnownScam
      ? [{ tone: 'bad' as const, title: t('warning.scam.title'), text: t('warning.scam.thisAddress') }]
      : []),
    ...toUnreadNewestWarnings(newest),
    ...toWrittenWarnings(q.written, q.chosen.chain.id, q.link, q.said),
    ...toLookAlikeWarnings({ own: [reference.address], onPage, watched, among: 'address' }),
    ...toClockWarnings(newest?.approximateTime, q.now),
  ];
}

/** Warns that a list's newest change is not the newest record, which could not be read. */
export function toUnreadNewestWarnings(newest: BalanceChange | undefined): Warning[] {
  if (newest?.unreadAbove === undefined) return [];
  return [{ tone: 'wait', title: t('amount.newestUnread.title'), text: t('amount.newestUnread.text') }];
}
