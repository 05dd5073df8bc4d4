/** Where Hashlens sees nothing, in the same words on every page that says so. */
export function WhereItCannotWork() {
  return (
    <div class="sent">
      <ul>
        <li>Text that is painted on a canvas, as in Google Docs and Google Sheets.</li>
        <li>PDF files in the browser’s own viewer.</li>
        <li>The browser’s own pages, such as its settings, and the extension stores.</li>
        <li>
          In Chrome: pages that were open before Hashlens was installed, until you click its icon once there or reload
          them.
        </li>
      </ul>
    </div>
  );
}
