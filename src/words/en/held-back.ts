/** A value that was refused because it is taken for a private key. Nothing can be done about it. */
export const heldBack = {
  title: 'This looks like a private key',
  knownKey:
    'Nothing was sent. Development tools give it to everybody, so whatever comes to its address can be taken by anyone.',
  addressInSight:
    'Nothing was sent. The address that belongs to it stands here as well, or you watch it. Whoever knows a private key owns what it holds: keep it off pages and chats.',
  keyWords:
    'Nothing was sent. The words around it are those of a key or a secret. Whoever knows a private key owns what it holds: keep it off pages and chats.',
};
