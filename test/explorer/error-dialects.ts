import dialects from './error-dialects.json' with { type: 'json' };
/** A reply as sent: `body` is serialized as JSON unless `contentType` is set. */
export type WireReply = { status: number; body: unknown; contentType?: string; headers?: { [name: string]: string } };

/**
 * Error replies of the service and of what sits in front of it (gateway, network edge, captive portal), by name.
 * The gateway's own body of `rate-limit-gateway` was never recorded: it follows its other bodies.
 */
export const errorDialects: { [name in ErrorDialect]: WireReply } = dialects;

export type ErrorDialect = keyof typeof dialects;
