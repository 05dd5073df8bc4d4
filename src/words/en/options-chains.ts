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
};
