/**
 * What reads answers, and the forms that they must have. They are made when the first answer is here: it takes some
 * milliseconds, for which the first question after a start would wait otherwise.
 */
export async function loadReading() {
  const [{ readReply }, replies] = await Promise.all([import('./read-reply.ts'), import('./replies.ts')]);
  return { readReply, ...replies };
}
