// Only the extension's documents and workers can reach this channel: no page, content script or other extension. Events
// from a private window stay in private windows.
const name = 'watched';

/** Tells our own open pages, if there are any, that the watch list or its checks' findings have changed. */
export function sendWatchlistEvent(): void {
  try {
    const channel = new BroadcastChannel(name);
    channel.postMessage(null);
    channel.close();
  } catch {
    // The change is stored anyway; other pages read it when they become visible.
  }
}

/**
 * Calls back on each event from our own pages or the background, until the page closes or the returned function is
 * called. Never calls back if the browser does not let us open the channel.
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
