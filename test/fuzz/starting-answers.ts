import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { answerFromSample } from '../../src/api/sample/answer-from-sample.ts';
import { sampleReferences } from '../../src/api/sample/sample-references.ts';
import { errorDialects, type WireReply } from '../explorer/error-dialects.ts';
import { fullTransaction, fullTransfer, leastTransaction } from '../unit/api/full-answers.ts';
import { generatedStarts } from './generated-starts.ts';
import { nowMs, type Start, toPath, toStart } from './start.ts';

/** Returns all starting answers, by kind of request. Recorded ones beside the repository are included if present. */
export function readStarts(): { transactions: Start[]; balances: Start[]; transfers: Start[]; errors: Start[] } {
  const all = [...fullStarts(), ...sampleStarts(), ...generatedStarts(), ...sharedStarts()];
  const good = all.filter(({ status }) => status === 200);
  return {
    transactions: good.filter(({ reference }) => reference.kind === 'transaction'),
    balances: good.filter(({ reference }) => reference.kind === 'address'),
    transfers: good.filter(({ reference }) => reference.kind === 'token-instance'),
    errors: [...all.filter(({ status }) => status !== 200), ...dialectStarts()],
  };
}

function fullStarts(): Start[] {
  const page = { items: [fullTransfer], next_page_params: { index: 3, block_number: 12, token_id: '7' } };
  return [
    toStart('full transaction', 8453, fullTransaction),
    toStart('full transaction on Arbitrum', 42161, { ...fullTransaction, status: 'ok', result: 'success' }),
    toStart('least transaction', 1, leastTransaction),
    toStart('full transfers', 1, page),
  ];
}

function sampleStarts(): Start[] {
  return sampleReferences.flatMap(({ reference, caption }) => {
    const path = toPath(reference);
    const url = new URL(`https://sample.invalid/${reference.chainId}/api/v2/${path}`);
    const answer = answerFromSample({ url, now: nowMs });
    return answer ? [toStart(`sample: ${caption}`, reference.chainId, answer.body, reference)] : [];
  });
}

function sharedStarts(): Start[] {
  const folder = new URL('../../../shared/api/payloads/', import.meta.url);
  const names = existsSync(folder)
    ? readdirSync(folder).filter((name) => /^(tx|coin|transfers|error).*\.json$/.test(name))
    : [];
  return names.map((name) => {
    const body: unknown = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
    const status = Number(/^error-(\d{3})/.exec(name)?.[1] ?? 200);
    return toStart(name, name.includes('arbitrum') ? 42161 : 1, body, undefined, status);
  });
}

function dialectStarts(): Start[] {
  const dialects: [string, WireReply][] = Object.entries(errorDialects);
  return dialects.map(([name, { status, body, contentType }]) => {
    const start = toStart(name, 1, body, undefined, status);
    return contentType === undefined ? start : { ...start, text: String(body), paths: [] };
  });
}
