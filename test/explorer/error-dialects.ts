/** A reply as sent: `body` is serialized as JSON unless `contentType` is set. */
export type WireReply = { status: number; body: unknown; contentType?: string; headers?: { [name: string]: string } };

const html = 'text/html; charset=UTF-8';
const page = (title: string, text: string) =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><h1>${text}</h1></body></html>`;
const invalid = (pointer: string, detail: string) => ({ title: 'Invalid value', source: { pointer }, detail });

/** Error replies of the service and of what sits in front of it (gateway, network edge, captive portal), by name. */
export const errorDialects = {
  'unknown-action': { status: 400, body: { message: 'Unknown API v2 action' } },
  'legacy-unknown-route': {
    status: 400,
    body: { message: "Params 'module' and 'action' are required parameters", result: null, status: '0' },
  },
  'bad-key': { status: 401, body: { error: 'Unauthorized' } },
  'no-key': {
    status: 402,
    body: { error: 'Proceed with API key or make a X402 payment to continue' },
    headers: { 'payment-required': 'x402' },
  },
  'out-of-credits': { status: 402, body: { error: 'Out of credits' } },
  restricted: { status: 403, body: { message: 'Restricted access' } },
  'edge-block': { status: 403, body: page('Just a moment...', 'error code: 1010'), contentType: html },
  'network-not-supported': { status: 404, body: { error: 'Network not supported', source: 'internal' } },
  'path-not-found': { status: 404, body: { error: 'Not found', source: 'internal' } },
  'not-found': { status: 404, body: { message: 'Not found' } },
  'page-not-found': { status: 404, body: 'Page not found' },
  'invalid-value': {
    status: 422,
    body: { errors: [invalid('/transaction_hash_param', 'Invalid format. Expected ~r/^0x([A-Fa-f0-9]{64})$/')] },
  },
  'unexpected-field': { status: 422, body: { errors: [invalid('/limit', 'Unexpected field: limit')] } },
  'unexpected-cursor-field': { status: 422, body: { errors: [invalid('/token_id', 'Unexpected field: token_id')] } },
  'legacy-invalid': { status: 422, body: { message: 'Invalid parameter(s)' } },
  'rate-limit-instance': {
    status: 429,
    body: { message: 'Too many requests. Increase limits now at https://dev.blockscout.com' },
  },
  // The gateway's own body was never recorded. This one follows its other bodies.
  'rate-limit-gateway': { status: 429, body: { error: 'Too many requests' } },
  'internal-bare-string': { status: 500, body: 'Internal server error' },
  'internal-upstream': { status: 500, body: { error: 'Internal server error', source: 'upstream' } },
  'internal-gateway': { status: 500, body: { error: 'Internal server error', source: 'internal' } },
  'internal-html': { status: 500, body: page('500', 'Internal Server Error'), contentType: html },
  'not-implemented': { status: 501, body: { error: 'Not implemented', source: 'upstream' } },
  'bad-gateway': { status: 502, body: { error: 'Bad gateway', source: 'upstream' } },
  unavailable: { status: 503, body: { error: 'Service unavailable', source: 'upstream' } },
  'upstream-unavailable': {
    status: 503,
    body: { error: 'Upstream service temporarily unavailable', source: 'upstream' },
  },
  'gateway-timeout': { status: 504, body: { error: 'Gateway timeout', source: 'upstream' } },
  'unknown-error': { status: 520, body: { error: 'Unknown error', source: 'upstream' } },
  'captive-portal': { status: 200, body: page('Welcome', 'Log in to the hotel network'), contentType: html },
  'bare-string': { status: 200, body: 'Internal server error' },
  senseless: { status: 200, body: { hello: 'world' } },
  empty: { status: 200, body: '', contentType: 'application/json' },
} as const satisfies { [name: string]: WireReply };

export type ErrorDialect = keyof typeof errorDialects;
