import { rawJson, toText } from '../../fuzz/raw-json.ts';

/** A format in which the service, or a proxy in front of it, reports that it will not answer. */
export type ErrorDialect = { name: string; toBody: (text: string) => string };

const asJson = (value: unknown) => toText(value);

/** Every place in an error's body where text may appear. */
export const errorDialects: ErrorDialect[] = [
  { name: 'message', toBody: (text) => asJson({ message: text }) },
  { name: 'error', toBody: (text) => asJson({ error: text }) },
  { name: 'message and error', toBody: (text) => asJson({ message: text, error: text, status: text, result: text }) },
  { name: 'errors[].title', toBody: (text) => asJson({ errors: [{ title: text }] }) },
  { name: 'errors[].detail', toBody: (text) => asJson({ errors: [{ title: 'Invalid value', detail: text }] }) },
  {
    name: 'errors[].source.pointer',
    toBody: (text) => asJson({ errors: [{ title: 'Invalid value', source: { pointer: text } }] }),
  },
  {
    name: 'every place of many errors',
    toBody: (text) => asJson({ errors: Array(5).fill({ title: text, detail: text, source: { pointer: text } }) }),
  },
  {
    name: 'an unexpected field',
    toBody: (text) => asJson({ errors: [{ title: text, detail: `Unexpected field: ${text}` }] }),
  },
  { name: 'a bare JSON string', toBody: (text) => asJson(text) },
  { name: 'plain text', toBody: (text) => text },
  { name: 'a page of HTML', toBody: (text) => `<!doctype html><title>${text}</title><h1>${text}</h1>` },
  { name: 'JSON that breaks off', toBody: (text) => asJson({ message: text }).slice(0, -2) },
  { name: 'a key of an object', toBody: (text) => asJson({ [text]: text, errors: rawJson('{"__proto__":{"a":1}}') }) },
];

/** Statuses besides 422 that Hashlens treats differently, some of them depending on the text. */
export const otherStatuses = [400, 404, 402, 403, 429, 500, 503, 418, 200];
