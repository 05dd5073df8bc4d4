/** What the page says that opens after Hashlens was installed. */
export const welcome = {
  title: 'Welcome to Hashlens',
  heading: 'See what a hash is',
  intro: 'Rest the pointer on any transaction hash, address or NFT, on any web page, and Hashlens shows what it is.',
  tryItBelow: 'Try it below: this works at once.',
  tryItBelowAlone: 'Try it below: this works at once, and nothing leaves your browser.',
  tryItHere: 'Try it here',
  sampleAnswers: 'A built-in sample answers on this page. Rest the pointer on a value, or open it.',
  /** Names the button of `open`. */
  openAsks: '“Open” asks the API with your key.',
  /** A button with little room: what is unseen is for screen readers. The caption is one of `samples`. */
  open: <Piece>(caption: string, unseen: (text: string) => Piece) => ['Open', unseen(` “${caption}” in Hashlens`)],
  thenEverywhere: 'Then everywhere',
};
