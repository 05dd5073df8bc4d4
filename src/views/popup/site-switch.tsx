import { words } from '../../words/words.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import { formatPauseEnd } from '../parts/pause.ts';
import type { ThisPage } from './create-this-page.ts';
import { withElements } from './with-elements.ts';

/** Whether Hashlens is on for this page's site, to be switched; and how long it is paused. */
export function SiteSwitch({ page, now }: { page: ThisPage; now: () => number }) {
  const state = page.site.value;
  if (!state) return null;
  const { site, isOn, pausedUntilMs } = state;
  const say = words().popupPage;
  return (
    <>
      {site !== null && (
        <label class="check switch">
          <input
            type="checkbox"
            role="switch"
            checked={isOn}
            aria-checked={isOn}
            onChange={(event) => void page.switchSite(event.currentTarget.checked)}
          />
          <span>{withElements(say.isOnFor, <bdi class="site">{site}</bdi>)}</span>
        </label>
      )}
      {pausedUntilMs > 0 && (
        <div class="loader loader-line" role="status">
          <span>{say.pausedUntil(formatPauseEnd(pausedUntilMs, now()))}</span>
          <span class="grow" />
          <button type="button" class="button" onClick={() => void page.resume()}>
            {say.resume}
          </button>
        </div>
      )}
      {page.isNotStored.value && <FailureNote words={{ tone: 'bad', ...say.notStored }} act={{}} />}
    </>
  );
}
