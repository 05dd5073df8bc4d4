import { words } from '../../words/words.ts';

/** Gives one of our own pages its title, and says which language it speaks. To be called before anything is drawn. */
export function titlePage(page: Document, title: string): void {
  page.title = title;
  page.documentElement.lang = words().language;
}
