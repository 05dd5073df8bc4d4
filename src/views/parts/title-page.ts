import { directionOf } from '../../words/choose-language.ts';
import { words } from '../../words/words.ts';

/** Gives one of our own pages its title, and says which language it speaks and how that is written. To be called before anything is drawn. */
export function titlePage(page: Document, title: string): void {
  page.title = title;
  const { language } = words();
  page.documentElement.lang = language;
  page.documentElement.dir = directionOf(language);
}
