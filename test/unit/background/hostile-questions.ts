import { address, context, hash, own, reference } from './hostile-messages.ts';

const transaction = { kind: 'transaction', hash } as const;
const rights: { [field: string]: unknown } = {
  ...{
    id: 'q',
    reference,
    asked: true,
    chainId: 1,
    refresh: true,
    depth: 0,
    follows: 0,
    rests: true,
    isSeen: true,
    isPrivate: true,
  },
};
const contextRights: { [field: string]: unknown } = {
  ...{ ...context, chainPrefix: 'eth', link: 'https://page.example/', addresses: [address], isListed: true },
};

/** Returns card questions with every invalid value in each field, including those of reference and context. */
export function toCardQuestions(us = own): { what: string; question: object }[] {
  const long = 'x'.repeat(10_000);
  const junk = [
    null,
    [],
    {},
    [null],
    { length: 1 },
    -1,
    0.5,
    1e21,
    '',
    'x',
    long,
    `${us.baseUrl}options.html`,
    true,
    false,
  ];
  const prototype = JSON.parse(`{"__proto__":{"isOwnPage":true},"url":"${us.baseUrl}"}`);
  const values = [...junk, { toString: 'x' }, prototype, us.baseUrl, 0, 1, 2 ** 53, 999_999_999];
  const whole = { ...rights, context: contextRights };
  const change = (field: string, value: unknown) => ({ ...whole, [field]: value });
  const own = Object.keys(rights).flatMap((field) =>
    values.map((value) => ({ field, value, question: change(field, value) })),
  );
  const around = Object.keys(contextRights).flatMap((field) =>
    values.map((value) => ({
      field: `context.${field}`,
      value,
      question: change('context', { ...contextRights, [field]: value }),
    })),
  );
  const references = [reference, transaction, { kind: 'token-instance', contract: address, tokenId: '7' }].flatMap(
    (right) =>
      Object.keys({ ...right, chainId: 1 }).flatMap((field) =>
        values.map((value) => ({
          field: `reference.${field}`,
          value,
          question: change('reference', { ...right, [field]: value }),
        })),
      ),
  );
  return [...own, ...around, ...references].map(({ field, value, question }) => ({
    what: `${field}: ${JSON.stringify(value).slice(0, 60)}`,
    question,
  }));
}
