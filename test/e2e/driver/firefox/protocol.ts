import type { Browser } from 'puppeteer-core';

/** Sends one BiDi command and returns its result. */
export type Send = (method: string, params: object) => Promise<Reply>;
/** A value of the page as BiDi describes it. */
export type Remote = {
  type: string;
  value?: string | Remote[] | Remote;
  sharedId?: string;
  shadowRoot?: Remote | null;
};
/** A page or frame, with its child frames. */
export type Context = { context: string; children?: Context[] | null };
type Reply = {
  type?: string;
  result: Remote;
  exceptionDetails?: { text: string };
  contexts: Context[];
  data: string;
};

/** A browser's BiDi connection. It is not in puppeteer-core's types, which have no public call for what we need. */
export function toProtocol(browser: Browser): Send {
  const connection: { send(method: string, params: object): Promise<{ result: Reply }> } = Reflect.get(
    browser,
    'connection',
  );
  return async (method, params) => (await connection.send(method, params)).result;
}

/** Runs expressions in the browser's own window, for permissions and the event page. Returns a string, '' if none. */
export function privilegedScope(send: Send) {
  return async (expression: string) => {
    const { contexts } = await send('browsingContext.getTree', { 'moz:scope': 'chrome' });
    const reply = await send('script.evaluate', {
      expression,
      target: { context: contexts[0]?.context },
      awaitPromise: true,
    });
    if (reply.exceptionDetails !== undefined) throw new Error(reply.exceptionDetails.text);
    return typeof reply.result.value === 'string' ? reply.result.value : '';
  };
}
