import { hearWatched } from '../../src/messages/watched-news.ts';
import { isForWatch } from '../../src/settings/preference-places.ts';
import { watchPreferences } from '../../src/settings/preferences.ts';

/** Calls back when the list of what is watched, what checks found, or how they are wanted was changed elsewhere. */
export function hearOfWatched(onNews: () => void): void {
  hearWatched(onNews);
  watchPreferences((name) => {
    if (isForWatch(name)) onNews();
  });
}
