/** Where a link leads that is not shown as an address: "Picture: the data itself", "at a place without encryption". */
export const linkPlaces = {
  unencrypted: 'a place without encryption',
  dataItself: 'the data itself',
  noAddress: 'no web address',
};
