import { plural } from '../word-data.ts';

/** The popup's tab "NFT transfers". */
export const popupTransfers = {
  nothingAsked: {
    title: 'Follow an NFT from hand to hand',
    /** `example` is "0x…/42". */
    text: (example: string) =>
      `Look up an NFT to see its transfers: its contract, a slash and its number, such as ${example}.`,
  },
  asking: 'Asking for the transfers…',
  empty: {
    title: 'No transfers are recorded',
    text: 'The service knows no transfer of this NFT on this chain. Is the number right?',
  },
  onlyEmptyPages: {
    title: 'The service sent only empty pages',
    text: 'It says that there is more, but leads nowhere. Whether this NFT was ever moved cannot be said.',
  },

  newestFirst: 'Transfers, newest first',

  transfers: (count: number, formatted: string) =>
    plural('en', count, { one: `${formatted} transfer`, other: `${formatted} transfers` }),
  /** `transfers` as above. */
  soFar: (transfers: string) => `${transfers} so far`,
  areAll: (transfers: string) => `${transfers}: all of them.`,
  repeat: (transfers: string) => `${transfers}. The service began to repeat itself, so what is older cannot be had.`,
  askingForMore: 'Asking for more…',
  more: 'More',

  /** Who held it, as a band of time. `day`, `from` and `until` are days. */
  heldSince: (count: number, formatted: string, day: string) =>
    plural('en', count, { one: `${formatted} holder since ${day}`, other: `${formatted} holders since ${day}` }),
  holderSince: (who: string, from: string) => `${who}, since ${from}`,
  holderBetween: (who: string, from: string, until: string) => `${who}, ${from} to ${until}`,
  nobody: 'nobody',

  /** Where the transfers do not name it, as the service's list of them never does: it is looked for in a transaction. */
  lookForPicture: (credits: number, formatted: string) =>
    plural('en', credits, {
      one: `Look for a picture (${formatted} credit)`,
      other: `Look for a picture (${formatted} credits)`,
    }),
  lookingForPicture: 'Looking for a picture…',
  whereItIsNamed: 'The list of transfers names none. The transaction of the newest one may.',
  noPictureNamed: 'No picture: the transaction of its newest transfer names none that could be shown.',

  /** Its picture, which is loaded only on request. `host` is "i.seadn.io". */
  showPicture: 'Show picture',
  pictureGives: (host: string) =>
    `It would come from ${host}, which then learns your network address. Nobody has checked what it shows.`,
  pictureOf: (name: string) => `Picture of ${name}`,
  noPicture: 'The picture could not be loaded',
  noPictureDetail: (host: string) => `${host} did not send one. Try again later, or do without.`,
  pictureNotAllowed: (host: string) =>
    `Your browser does not let Hashlens ask ${host}. Press the button again and allow it, or do without.`,
};
