/** The subjects of the answers with every field. */
export const contract = `0x${'4'.repeat(40)}`;
export const hash = `0x${'ab'.repeat(32)}`;
export const tokenId = '4021';
