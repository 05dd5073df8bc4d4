/** What leaves the browser and what does not, in the same words on every page that says so. */
export function WhatIsSent() {
  return (
    <div class="sent">
      <div>
        <h3>Sent to the API address</h3>
        <ul>
          <li>The one hash, address or NFT that you rest the pointer on, or look up.</li>
          <li>The chain that it is asked on.</li>
          <li>Your API key, and your secret key if you have set one.</li>
        </ul>
      </div>
      <div>
        <h3>Never sent</h3>
        <ul>
          <li>The pages that you visit, their addresses and their text.</li>
          <li>Anything before you rest on it: pages are only searched, inside your browser.</li>
          <li>What you type, passwords, cookies, statistics about you.</li>
        </ul>
      </div>
    </div>
  );
}
