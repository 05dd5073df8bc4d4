/** What is said of the API key and the secret key. An ending is the last four characters of a key. */
export const keys = {
  source: <Piece>(link: (text: string) => Piece) => [
    'Hashlens asks the Blockscout API with a key of your own. You get one for free at ',
    link('dev.blockscout.com'),
    '.',
  ],
  apiKey: 'API key',
  apiKeyHint:
    'Stored when you press Enter or leave the field. It stays in this browser and goes to the API address only.',
  check: 'Check key',
  checking: 'Checking the key…',
  worksOn: (chain: string) => `The key works on ${chain}.`,
  noneYet: 'No key stored yet.',
  removed: 'Key removed.',
  stored: 'Stored.',
  storedEnding: (ending: string) => `Stored: ends in …${ending}.`,
  storedJustNowEnding: (ending: string) => `Stored just now: ends in …${ending}.`,
  /** These two stand in the empty field of a key that is stored. */
  isStored: 'a key is stored',
  endsIn: (ending: string) => `ends in …${ending}`,
  remove: 'Remove',
  tooLong: 'This is too long for a key',
  tooLongDetail: 'A key has at most 1,000 characters. Nothing was stored: copy the key alone and paste it again.',
  notAKey: 'There is no key in this',
  notAKeyDetail:
    'Only spaces, quotes or signs that no key has were typed. Nothing was stored: copy the key alone and paste it again.',
  secretKey: 'Secret key',
  secretKeyHint:
    'Only for restricted resources that the service has given you access to. Leave it empty if you have none.',
  /** These two stand in the secret key's empty field. */
  secretIsStored: 'one is stored',
  secretOptional: 'Optional',
  forget: 'Forget it',
  forgotten: 'Forgotten.',
};
