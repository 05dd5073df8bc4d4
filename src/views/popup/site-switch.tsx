import { FailureNote } from '../parts/failure-note.tsx';
import { formatPauseEnd } from '../parts/pause.ts';
import type { ThisPage } from './create-this-page.ts';

const notStored = {
  tone: 'bad',
  title: 'Your browser did not store this',
  detail: 'Where Hashlens is on is as it was. Please try again, or change it in the settings.',
} as const;

/** Whether Hashlens is on for this page's site, to be switched; and how long it is paused. */
export function SiteSwitch({ page, now }: { page: ThisPage; now: () => number }) {
  const state = page.site.value;
  if (!state) return null;
  const { site, isOn, pausedUntilMs } = state;
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
          <span>
            Hashlens is on for <bdi class="site">{site}</bdi>
          </span>
        </label>
      )}
      {pausedUntilMs > 0 && (
        <div class="loader loader-line" role="status">
          <span>Paused until {formatPauseEnd(pausedUntilMs, now())}</span>
          <span class="grow" />
          <button type="button" class="button" onClick={() => void page.resume()}>
            Resume
          </button>
        </div>
      )}
      {page.isNotStored.value && <FailureNote words={notStored} act={{}} />}
    </>
  );
}
