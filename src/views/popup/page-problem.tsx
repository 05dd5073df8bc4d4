import type { PageState, ThisPage } from './create-this-page.ts';
import { Empty } from './empty.tsx';
import type { WhyUnreadable } from './why-unreadable.ts';

const words: { [why in WhyUnreadable]: { title: string; text: string } } = {
  browser: {
    title: 'Hashlens cannot read this page',
    text: 'It belongs to the browser, and browsers let no extension read their own pages. Copy a hash or an address from it into the box above.',
  },
  store: {
    title: 'Hashlens cannot read this page',
    text: 'Browsers let no extension read the stores where extensions come from. Copy a hash or an address from it into the box above.',
  },
  pdf: {
    title: 'Hashlens cannot read this page',
    text: 'It is in the browser’s PDF viewer, which no extension can read. Copy a hash or an address from it into the box above.',
  },
  file: {
    title: 'Hashlens cannot read this file',
    text: 'Your browser lets extensions read files only after you allow it: look for “Allow access to file URLs” in the details of Hashlens among your extensions, then reload this page.',
  },
  unknown: {
    title: 'Hashlens cannot read this page',
    text: 'It seems to belong to the browser, and browsers let no extension read their own pages. If it is a page of the web, reload it.',
  },
  older: {
    title: 'Reload this page',
    text: 'It was open before Hashlens was installed or updated, so Hashlens is not on it yet.',
  },
};

/** Why there is no list of this page, and what to do about it. */
export function PageProblem({ page, state }: { page: ThisPage; state: PageState & { kind: 'off' | 'unreadable' } }) {
  if (state.kind === 'off') return <Off page={page} />;
  const { title, text } = words[state.why];
  return (
    <>
      <Empty title={title}>{text}</Empty>
      {(state.why === 'older' || state.why === 'unknown') && (
        <button type="button" class="button page-reload" onClick={page.reload}>
          Reload
        </button>
      )}
    </>
  );
}

function Off({ page }: { page: ThisPage }) {
  const { site = null, isOn = true } = page.site.value ?? {};
  if (isOn) return <Empty title="Hashlens is paused">Nothing is looked for on any page until then.</Empty>;
  return (
    <Empty title="Hashlens is off here">
      {site === null
        ? 'It is on for the sites of your list alone, and this page belongs to none of them. You can change that in the settings.'
        : 'Nothing is looked for on this page. Switch it on above to see what it refers to.'}
    </Empty>
  );
}
