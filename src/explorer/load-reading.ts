/**
 * What reads answers, and the forms that they must have. They are made when the first answer is here: it takes some
 * milliseconds, for which the first question after a start would wait otherwise.
 */
export async function loadReading() {
  const [{ readReply }, { transactionReply, balancePageReply, transfersPageReply }] = await Promise.all([
    import('./read-reply.ts'),
    import('./replies.ts'),
  ]);
  return { readReply, transactionReply, balancePageReply, transfersPageReply };
}
