import { words } from '../../words/words.ts';
import { Note } from '../card/note.tsx';
import type { AccessStore } from './access-store.ts';

/**
 * What the browser holds back of what Hashlens needs, what does not work for it, and the one button that asks for all of
 * it. `saysApiElsewhere` is for a page that says it beside the API's address.
 */
export function AccessNote({ store, saysApiElsewhere = false }: { store: AccessStore; saysApiElsewhere?: boolean }) {
  const missing = store.missing.value;
  if (missing === null || (saysApiElsewhere && !missing.pages)) return null;
  const say = words().access;
  const { pages, api } = missing;
  return (
    <Note tone="wait" title={pages ? say.noPages : say.noApi}>
      {pages && <p>{say.noPagesDetail}</p>}
      {api !== null && !saysApiElsewhere && <p>{say.noApiDetail(api)}</p>}
      {store.isDeclined.value && <p role="status">{say.declined}</p>}
      <button type="button" class="button" onClick={() => void store.allow()}>
        {say.allow}
      </button>
    </Note>
  );
}

/** The same where it stands beside the parts of a page: a landmark of its own. */
export function AccessAside({ store }: { store: AccessStore }) {
  if (store.missing.value === null) return null;
  return (
    <aside>
      <AccessNote store={store} />
    </aside>
  );
}
