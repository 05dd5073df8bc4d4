import { answerQuestion } from './answer-question.ts';
import { errorDialects, type WireReply } from './error-dialects.ts';
import type { LocalExplorerOptions } from './local-explorer.ts';
import { createMeter } from './meter.ts';
import { isRefusal, readQuestion } from './read-question.ts';

/** The service without a network: checks key and question, bills, and answers. */
export type Service = {
  key: string;
  secretKey: string;
  answer(request: { method: string; url: URL; authorization?: string | undefined }): WireReply;
  /** Clears the spent credits. */
  reset(): void;
};

/** Creates a service that answers from the sample if possible, else with generated data. */
export function createService(options: LocalExplorerOptions = {}): Service {
  const { key = 'proapi_local_explorer', secretKey = 'local-secret', version = 12, now = Date.now } = options;
  const { credits = 100_000, requestsPerSecond = 0, meterHeaders = true, balancePage, transfersPage } = options;
  const meter = createMeter({ credits, requestsPerSecond, now });

  function metered(reply: WireReply): WireReply {
    return meterHeaders ? { ...reply, headers: { ...meter.headers(), ...reply.headers } } : reply;
  }

  return {
    key,
    secretKey,
    answer: ({ method, url, authorization }) => {
      if (method !== 'GET') return errorDialects['path-not-found'];
      const given = url.searchParams.get('apikey') ?? /^Bearer (.+)$/.exec(authorization ?? '')?.[1];
      if (given === undefined || given === '') return errorDialects['no-key'];
      if (given !== key) return errorDialects['bad-key'];
      const question = readQuestion({ url, version });
      if (isRefusal(question)) return metered(question);
      const echo = options.echoSecrets
        ? { apikey: given, ...(question.secretKey === undefined ? {} : { key: question.secretKey }) }
        : {};
      const style = { version, legacyTokenId: options.legacyTokenId ?? false, echo };
      const refused = meter.bill(question);
      if (refused) return metered(refused);
      if (balancePage && question.operation === 'balance') return metered(balancePage(question, style));
      if (transfersPage && question.operation === 'transfers') return metered(transfersPage(question, style));
      return metered(answerQuestion({ question, now: now(), style, secretKey }));
    },
    reset: meter.reset,
  };
}
