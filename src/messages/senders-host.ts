import type { Evidence } from '../references/reference.ts';
import type { Sender } from './sender.ts';

/**
 * Gives evidence with the host that the browser says the sender is on, where it says one: a page's script might be in
 * other hands and name another site. Frames without an address of their own keep what they say.
 */
export function withSendersHost(evidence: Evidence, sender: Sender): Evidence {
  const [host] = [sender.url, sender.origin].flatMap(toHost);
  return host === undefined ? evidence : { ...evidence, pageHost: host };
}

function toHost(url: string | undefined): string[] {
  return url !== undefined && /^https?:/.test(url) && URL.canParse(url) ? [new URL(url).host] : [];
}
