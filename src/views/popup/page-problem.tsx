import { words } from '../../words/words.ts';
import type { PageState, ThisPage } from './create-this-page.ts';
import { Empty } from './empty.tsx';

/** Why there is no list of this page, and what to do about it. */
export function PageProblem({ page, state }: { page: ThisPage; state: PageState & { kind: 'off' | 'unreadable' } }) {
  if (state.kind === 'off') return <Off page={page} />;
  const say = words().popupPage;
  const { title, text } = say.unreadable[state.why];
  return (
    <>
      <Empty title={title}>{text}</Empty>
      {(state.why === 'older' || state.why === 'unknown') && (
        <button type="button" class="button page-reload" onClick={page.reload}>
          {say.reload}
        </button>
      )}
    </>
  );
}

function Off({ page }: { page: ThisPage }) {
  const { site = null, isOn = true } = page.site.value ?? {};
  const { paused, notInList, offHere } = words().popupPage;
  const { title, text } = isOn ? paused : site === null ? notInList : offHere;
  return <Empty title={title}>{text}</Empty>;
}
