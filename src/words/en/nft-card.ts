import { plural } from '../word-data.ts';

/** The card of an NFT: its holder and its transfers. */
export const nftCard = {
  burnt: 'Burnt',
  noTransfers: (chain: string) => `No transfers recorded for this id on ${chain}`,

  /** Labels of rows. */
  collection: 'Collection',
  tokenId: 'Token id',
  holder: 'Holder',
  minted: 'Minted',

  /** The list of transfers. */
  transfers: (count: number, formatted: string) =>
    plural('en', count, { one: `${formatted} transfer`, other: `${formatted} transfers` }),
  latestTransfers: 'Latest transfers',
  olderInPopup: 'Older transfers are in the popup.',
  moreInPopup: (count: number, formatted: string) =>
    plural('en', count, {
      one: `${formatted} more transfer: the popup has them all.`,
      other: `${formatted} more transfers: the popup has them all.`,
    }),

  /** A line of it, each a part of its own: "Transferred", "3 ×", "to vitalik.eth", "from 0x51c7…90aE", "on 4 Jun 2025". */
  pieces: (number: string) => `${number} ×`,
  unknownNumber: 'an unknown number',
  // Of a confidential token (ERC-7984).
  secretNumber: 'a number that is kept secret',
  to: (receiver: string) => `to ${receiver}`,
  from: (sender: string) => `from ${sender}`,
  // `block` is "block 21,234,567".
  onDay: (day: string) => `on ${day}`,
  onDayInBlock: (day: string, block: string) => `on ${day}, ${block}`,
  inBlock: (block: string) => `in ${block}`,
};

/** Everything that is known of an NFT, in rows. `label` is "NFT" or "NFT 2". Its own data is its author's. */
export const nftRows = {
  name: (label: string) => `${label} name`,
  description: (label: string) => `${label} description`,
  media: (label: string) => `${label} media`,
  traits: (label: string) => `${label} traits`,
  owner: (label: string) => `${label} owner`,
  // Before the names of fields of its own data.
  data: (label: string) => `${label} data`,

  onlyOne: 'the only one of its kind',
  oneOfSeveral: 'one of several of its kind',
  held: (count: number, formatted: string) => plural('en', count, { other: `${formatted} held` }),

  /** What a link of it is: "picture at example.com". */
  mediaAt: (what: string, place: string) => `${what} at ${place}`,
  picture: 'picture',
  animation: 'animation',
  medium: 'media',
  // `type` is "video/mp4".
  mediumOf: (type: string) => `media (${type})`,
  app: 'app',
  pictureInData: 'picture in its data',
  // `size` is "60x60".
  thumbnail: (size: string) => `thumbnail ${size}`,

  trait: (name: string, value: string) => `${name}: ${value}`,
  // The value of a trait that has none.
  none: 'none',
};
