import { cleanText } from './clean-text.ts';
import { type FailureWords, openOptions, tryAgain } from './plain-failures.ts';

/** The words for a status: 5xx passes by itself; 404 and redirections mean a wrong address; the rest is refused on the way. */
export function toServiceTrouble(status: number): FailureWords {
  if (status >= 500) {
    const detail = `It answered with error ${status}. This mostly passes by itself: try again in a moment.`;
    return { title: 'The service has trouble', detail, tone: 'bad', action: tryAgain };
  }
  if (status === 404 || status < 400) {
    const title = status === 404 ? 'The service was not found there' : 'The service is not at this address';
    const what =
      status === 404
        ? 'Nothing answers at this API address (error 404).'
        : `It sends Hashlens elsewhere (${status}), where your key is not sent.`;
    return { title, detail: `${what} Check the API address in the options.`, tone: 'bad', action: openOptions };
  }
  const detail = `Something in front of it, such as a firewall, refused Hashlens (error ${status}). Try again later.`;
  return { title: 'The service could not be reached', detail, tone: 'bad', action: tryAgain };
}

const senselessWords = new Map([
  ['cut', ['The answer broke off', 'The connection ended in the middle of the service’s answer.']],
  [
    'html',
    ['The answer is a web page', 'Something on the way, such as a login page of your network, may have answered.'],
  ],
  ['body', ['The answer cannot be read', 'It broke off, or it is not in the service’s form (JSON).']],
  ['size', ['The answer is too large', 'The service sent far more than it should, so Hashlens stopped reading.']],
  ['answer', ['The answer says something else', 'The service answered, but not with what was asked for.']],
]);

/** The words for an answer of which nothing can be shown; `at` is what does not fit. */
export function toSenselessAnswer(at: string): FailureWords {
  const [title, what] = senselessWords.get(at) ?? [
    'The answer makes no sense',
    `The service answered, but not in a form that Hashlens knows (at “${cleanText(at, 60)}”).`,
  ];
  return {
    title: String(title),
    detail: `${what} Nothing of it is shown. Try again later.`,
    tone: 'bad',
    action: tryAgain,
  };
}
