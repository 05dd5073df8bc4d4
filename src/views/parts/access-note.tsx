import { words } from '../../words/words.ts';
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
    <div role="note" class="note access-note">
      <strong>{pages ? say.noPages : say.noApi}</strong>
      {pages && <span>{say.noPagesDetail}</span>}
      {api !== null && !saysApiElsewhere && <span>{say.noApiDetail(api)}</span>}
      {store.isDeclined.value && <span role="status">{say.declined}</span>}
      <button type="button" class="button" onClick={() => void store.allow()}>
        {say.allow}
      </button>
    </div>
  );
}
