/** A real answer with names, amounts and texts that no layout expects. */
export function toHostile(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const name = `${'Claim your reward at visit-this-page '.repeat(6)}\u202Egnp.txt`;
  const to = { ...Object(Reflect.get(body, 'to')), name, is_scam: true, reputation: 'scam' };
  return { ...body, to, value: '9'.repeat(78), method: `transfer${'X'.repeat(300)}` };
}
