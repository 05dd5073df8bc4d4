import { X } from 'lucide';
import { words } from '../../words/words.ts';
import { Icon } from './icon.tsx';

/**
 * What a card says once the browser has ended us: our scripts are gone then, and the sheet that hid this until now. A
 * press on it takes the card away, which needs no script. It is no text before, for what is said is what a card's text
 * is: the style sheet says the name aloud. Nor is it an alert, which there is only of a failure.
 */
export function LeftBehind() {
  return (
    <div class="hl-left" aria-live="assertive">
      <details open>
        <summary aria-label={words().failures.updated.title}>
          <Icon of={X} />
        </summary>
      </details>
    </div>
  );
}
