import { address, context, hash, own, reference } from './hostile-messages.ts';

type Fields = { [field: string]: unknown };

const flags = { asked: true, refresh: true, rests: true, isSeen: true, isPrivate: true };
const rights: Fields = { id: 'q', reference, chainId: 1, depth: 0, follows: 0, ...flags };
const contextRights: Fields = {
  ...{ ...context, chainPrefix: 'eth', link: 'https://page.example/', addresses: [address], isListed: true },
};
const references: Fields[] = [
  reference,
  { kind: 'transaction', hash },
  { kind: 'token-instance', contract: address, tokenId: '7' },
];

/** Returns card questions with every invalid value in each field, including those of reference and context. */
export function toCardQuestions(): { what: string; question: object }[] {
  const long = 'x'.repeat(10_000);
  const junk = [null, [], {}, [null], { length: 1 }, -1, 0.5, 1e21, '', 'x', long, `${own.baseUrl}options.html`];
  const prototype = JSON.parse(`{"__proto__":{"isOwnPage":true},"url":"${own.baseUrl}"}`);
  const values = [...junk, true, false, { toString: 'x' }, prototype, own.baseUrl, 0, 1, 2 ** 53, 999_999_999];
  const whole = { ...rights, context: contextRights };
  const forge = (place: string, fields: string[], toChange: (forged: Fields) => Fields) =>
    fields.flatMap((field) =>
      values.map((value) => ({
        what: `${place}${field}: ${JSON.stringify(value).slice(0, 60)}`,
        question: { ...whole, ...toChange({ [field]: value }) },
      })),
    );
  const inQuestion = forge('', Object.keys(rights), (forged) => forged);
  const inContext = forge('context.', Object.keys(contextRights), (forged) => ({
    context: { ...contextRights, ...forged },
  }));
  const inReferences = references.flatMap((right) =>
    forge('reference.', [...Object.keys(right), 'chainId'], (forged) => ({ reference: { ...right, ...forged } })),
  );
  return [...inQuestion, ...inContext, ...inReferences];
}
