import { words } from '../../words/words.ts';

/** What leaves the browser and what does not, in the same words on every page that says so. */
export function WhatIsSent() {
  const say = words().whatIsSent;
  return (
    <div class="sent">
      <div>
        <h3>{say.sent}</h3>
        <ul>
          <li>{say.sentReference}</li>
          <li>{say.sentChain}</li>
          <li>{say.sentKey}</li>
        </ul>
      </div>
      <div>
        <h3>{say.never}</h3>
        <ul>
          <li>{say.neverPages}</li>
          <li>{say.neverUnasked}</li>
          <li>{say.neverTyped}</li>
        </ul>
      </div>
    </div>
  );
}
