import { isolate } from './isolate.ts';
import { isHole } from './say-with-holes.ts';

type Message = (...given: unknown[]) => unknown;

/**
 * The same messages, in which every text that they are given keeps its own direction: after an Arabic letter "1.5 ETH"
 * would read "ETH 1.5".
 */
export function isolateNames<T extends object>(messages: T): T {
  const isolated = Object.entries(messages).map(([name, message]) => [name, toIsolated(message)]);
  return Object.fromEntries(isolated);
}

function toIsolated(message: unknown): unknown {
  if (typeof message === 'function') return isolateGiven(message as Message);
  const isGroup = typeof message === 'object' && message !== null;
  return isGroup && Object.getPrototypeOf(message) === Object.prototype ? isolateNames(message) : message;
}

function isolateGiven(message: Message): Message {
  const isolated: Message = (...given) => message(...given.map((one) => (isText(one) ? isolate(one) : one)));
  return Object.defineProperty(isolated, 'length', { value: message.length });
}

// Not what is isolated already, so that nothing grows at each step of a sentence made of others; nor what stands for an
// element, which keeps its own direction.
function isText(given: unknown): given is string {
  return typeof given === 'string' && given !== '' && !isHole(given) && !/^\u2068[^\u2068\u2069]*\u2069$/.test(given);
}
