import type { Words } from '../words.ts';

export const optionsChains: Words['optionsChains'] = {
  heading: 'Eigene Chains',
  hint: 'Eine Transaktion ohne Hinweis wird auf diesen Chains gesucht, in dieser Reihenfolge und auf höchstens 4. Alles andere wird auf der ersten abgefragt. Testnetze werden nur abgefragt, wenn sie in der Liste stehen.',
  list: 'Eigene Chains, erste Wahl zuerst',
  default: 'Standard',
  moveUp: (chain) => `${chain} nach oben`,
  moveDown: (chain) => `${chain} nach unten`,
  remove: (chain) => `${chain} entfernen`,
  place: (chain, place, of) => `${chain} steht an Stelle ${place} von ${of}.`,
  added: (chain) => `${chain} ist in der Liste.`,
  removed: (chain) => `${chain} ist nicht mehr in der Liste.`,
  add: 'Chain hinzufügen',
  chooseOne: 'Auswählen…',
  addIt: 'Hinzufügen',
  byNumber: 'Weitere Chain nach Nummer',
  byNumberHint: 'Wird mit Enter oder beim Verlassen des Felds hinzugefügt.',
  full: (most) => `Die Liste ist voll, mehr als ${most} Chains fasst sie nicht. Für eine neue erst eine entfernen.`,
  notANumber: 'Das ist keine Nummer einer Chain',
  notANumberDetail: 'Nur die Nummer eingeben, etwa 8453. Es wurde nichts hinzugefügt.',
  alreadyListed: (chain) => `${chain} steht schon in der Liste`,
  alreadyListedDetail: 'Mit den Pfeilen neben dem Namen verschieben.',

  explorers: 'Explorer',
  explorersHint: 'Wohin „Im Explorer öffnen“ in den Karten einer Chain führt, ab der nächsten Karte.',
  explorerOf: (chain) => `Explorer für ${chain}`,
  usualExplorer: (place) => `${place} (üblich)`,
  noUsualExplorer: 'Keiner bekannt',
  ownExplorer: 'Ein anderer…',
  explorerAddress: (chain) => `Adresse des Explorers für ${chain}`,
  explorerAddressHint:
    'Wird mit Enter oder beim Verlassen des Felds gespeichert. Ein leeres Feld stellt den üblichen wieder her.',
  explorerUnusable: 'Diese Explorer-Adresse ist nicht verwendbar',
  explorerUnusableDetail:
    'Eine https-Adresse wie https://etherscan.io eingeben, ohne Benutzernamen, ? oder #. Links führen dorthin, wohin sie bisher führten.',
  explorerOfAnother: 'Explorer für eine weitere Chain',
  explorersFull: (most) =>
    `Mehr als ${most} Chains können keinen eigenen Explorer haben. Für eine neue Wahl erst eine auf den üblichen zurückstellen.`,
};
