// Documents and workers of the extension alone can reach it: no page, no content script, no other extension. What a
// private window says stays in private windows.
const name = 'watched';

/** Tells our own open pages that what is watched, or what checks of it found, has changed. Nobody need be there to hear it. */
export function sendWatchlistEvent(): void {
  try {
    const channel = new BroadcastChannel(name);
    channel.postMessage(null);
    channel.close();
  } catch {
    // What was stored is stored all the same; other pages read it when they come into view.
  }
}

/**
 * Calls back each time one of our own pages or the background tells it, until the page ends or what it gives is called.
 * Where the browser has no channel for us it never does.
 */
export function onWatchlistEvent(onNews: () => void): () => void {
  try {
    const channel = new BroadcastChannel(name);
    channel.onmessage = onNews;
    return () => channel.close();
  } catch {
    return () => {};
  }
}
