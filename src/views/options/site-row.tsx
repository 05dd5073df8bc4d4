import { words } from '../../words/words.ts';
import { crossPath, RowButton } from './row-button.tsx';

/** One site of a list, with the button that takes it out. */
export function SiteRow({ site, onRemove }: { site: string; onRemove: () => void }) {
  return (
    <li class="site-row">
      <bdi class="site-name">{site}</bdi>
      <RowButton label={words().optionsPages.removeSite(site)} path={crossPath} onPress={onRemove} />
    </li>
  );
}
