/** What the options page says of the list of chains. A chain is given by its name. */
export const optionsChains = {
  heading: 'Your chains',
  hint: 'A transaction without a hint is looked for on these, in this order, on at most 4 of them. Anything else is asked on the first one. Test networks are asked only if they are in the list.',
  list: 'Your chains, first choice first',
  /** Stands small beside the name of the first one. */
  default: 'default',
  moveUp: (chain: string) => `Move ${chain} up`,
  moveDown: (chain: string) => `Move ${chain} down`,
  remove: (chain: string) => `Remove ${chain}`,
  /** Said after a chain was moved. */
  place: (chain: string, place: string, of: string) => `${chain} is number ${place} of ${of}.`,
  added: (chain: string) => `${chain} is in the list.`,
  removed: (chain: string) => `${chain} is out of the list.`,
  add: 'Add a chain',
  chooseOne: 'Choose one…',
  addIt: 'Add',
  byNumber: 'Another chain by its number',
  byNumberHint: 'Added when you press Enter or leave the field.',
  full: (most: string) => `The list is full: it holds ${most} chains. Remove one to add another.`,
  notANumber: 'This is not a chain’s number',
  notANumberDetail: 'Write the number alone, such as 8453. Nothing was added.',
  alreadyListed: (chain: string) => `${chain} is in your list already`,
  alreadyListedDetail: 'Move it with the arrows beside its name.',

  explorers: 'Explorers',
  explorersHint: 'Where “Open in explorer” leads in a chain’s cards, from the next card on.',
  explorerOf: (chain: string) => `Explorer for ${chain}`,
  /** The one that links lead to before anybody chose. A place is its host: "etherscan.io". */
  usualExplorer: (place: string) => `${place} (usual)`,
  noUsualExplorer: 'None is known',
  ownExplorer: 'Another one…',
  explorerAddress: (chain: string) => `Address of the explorer for ${chain}`,
  explorerAddressHint: 'Stored when you press Enter or leave the field. Empty it to go back to the usual one.',
  explorerUnusable: 'This explorer’s address cannot be used',
  explorerUnusableDetail:
    'Write an https address such as https://etherscan.io, without user name, ? or #. Links lead where they did before.',
  explorerOfAnother: 'Explorer for another chain',
  explorersFull: (most: string) =>
    `No more than ${most} chains can have an explorer of their own. Set one back to the usual one to choose another.`,
};
