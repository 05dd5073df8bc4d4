import * as z from 'zod/mini';
import type { Reply } from '../models/failure.ts';
import type { Answer } from './ask.ts';
import { toSenselessAnswer } from './to-failure.ts';

/** Gives the reply for an answer: checked by the schema, converted by `toModel`, which gives null for an answer to another question. */
export function readReply<S extends z.core.$ZodType, T>(
  answer: Answer,
  schema: S,
  credits: number,
  toModel: (reply: z.output<S>) => T | null,
): Reply<T> {
  if (!answer.ok) {
    return { ok: false, failure: answer.failure };
  }

  const parsed = z.safeParse(schema, answer.body);
  if (!parsed.success) {
    return { ok: false, failure: toSenselessAnswer(parsed.error.issues[0]?.path ?? []) };
  }

  const value = toModel(parsed.data);

  return value === null
    ? { ok: false, failure: { kind: 'other-answer' } }
    : { ok: true, value, asOf: answer.asOf, credits, fresh: true };
}
