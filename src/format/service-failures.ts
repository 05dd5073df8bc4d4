import { words } from '../words/words.ts';
import { cleanText } from './clean-text.ts';
import { type FailureWords, openOptions, tryAgain } from './plain-failures.ts';

/** The words for a status: 5xx passes by itself; 404 and redirections mean a wrong address; the rest is refused on the way. */
export function toServiceTrouble(status: number): FailureWords {
  const { passing, notThere, elsewhere, refused } = words().serviceTrouble;
  if (status === 404) return { ...notThere, tone: 'bad', action: openOptions() };
  const { title, detail } = status >= 500 ? passing : status < 400 ? elsewhere : refused;
  const action = status < 400 ? openOptions() : tryAgain();
  return { title, detail: detail(String(status)), tone: 'bad', action };
}

/** The words for an answer of which nothing can be shown; `at` is what does not fit. */
export function toSenselessAnswer(at: string): FailureWords {
  const { unknown, ...known } = words().senselessAnswers;
  const says = new Map(Object.entries(known)).get(at) ?? {
    title: unknown.title,
    detail: unknown.detail(cleanText(at, 60)),
  };
  return { ...says, tone: 'bad', action: tryAgain() };
}
