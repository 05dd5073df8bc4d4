import { X } from 'lucide';
import { words } from '../../words/words.ts';
import { Icon } from './icon.tsx';

/**
 * What a card says once the browser has ended us: our scripts are gone then, and the sheet that hid this until now. A
 * press on it takes the card away, which needs no script.
 */
export function LeftBehind() {
  return (
    <div class="hl-left" role="alert">
      <details open>
        <summary>
          {words().failures.updated.title} <Icon of={X} />
        </summary>
      </details>
    </div>
  );
}
