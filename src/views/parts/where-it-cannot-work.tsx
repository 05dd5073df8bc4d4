import { words } from '../../words/words.ts';

/** Where Hashlens sees nothing, in the same words on every page that says so. */
export function WhereItCannotWork() {
  const say = words().whatIsSent;
  return (
    <div class="sent">
      <ul>
        <li>{say.onCanvas}</li>
        <li>{say.inPdf}</li>
        <li>{say.onBrowserPages}</li>
        <li>{say.onPagesFromBefore}</li>
      </ul>
    </div>
  );
}
