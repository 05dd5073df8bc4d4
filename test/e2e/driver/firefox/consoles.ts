// Expressions that run in the browser's own window and return JSON. The browser keeps thrown errors there, but console
// messages in the process that wrote them: a script reads those in one of our pages, which must be open.

/** An expression that reads uncaught errors, and errors written to the console, since `since` (ms). */
export function readErrors(host: string, id: string, since: number): string {
  return `(async () => {
    const isOurs = (place) => String(place).startsWith('moz-extension://${host}/');
    const thrown = Services.console.getMessageArray()
      .filter((one) => one instanceof Ci.nsIScriptError && one.timeStamp >= ${since})
      .filter((one) => isOurs(one.sourceName) && !(one.flags & 1))
      // The browser's own words for a page that was closed, or a background that was ended, with a question out.
      .filter(({ errorMessage }) => !/^Promise re(?:jected|solved) (?:after context unloaded|while context is inactive)/.test(errorMessage))
      .map((one) => one.errorMessage + ' (' + one.sourceName + ':' + one.lineNumber + ':' + one.columnNumber + ')');
    const said = (await ${readWritten(host, id)}).filter(({ level, at, isOurs }) => level === 'error' && at >= ${since} && isOurs).map(({ line }) => line);
    return JSON.stringify([...thrown, ...said]);
  })()`;
}

/** An expression that reads console messages of any level, and the browser's own messages about us. */
export function readLogged(host: string, id: string): string {
  return `(async () => {
    const thrown = Services.console.getMessageArray().map(String).filter((line) => line.includes('${host}'));
    return JSON.stringify([...thrown, ...(await ${readWritten(host, id)}).map(({ line }) => line)]);
  })()`;
}

function readWritten(host: string, id: string): string {
  const script = `sendAsyncMessage('written', (${toWritten})('moz-extension://${host}/', '${id}'))`;
  return `new Promise((done) => {
    const isOurs = ({ currentURI }) => currentURI.spec.startsWith('moz-extension://${host}/');
    const { messageManager } = gBrowser.browsers.findLast(isOurs);
    const hear = ({ data }) => {
      messageManager.removeMessageListener('written', hear);
      done(data);
    };
    messageManager.addMessageListener('written', hear);
    messageManager.loadFrameScript('data:,' + encodeURIComponent(${JSON.stringify(script)}), false);
  })`;
}

type Written = { level: string; timeStamp: number; filename: string; addonId?: string; arguments: unknown[] };

// Runs in the process of extension pages: refers to nothing outside itself.
function toWritten(place: string, id: string): { level: string; at: number; isOurs: boolean; line: string }[] {
  const { classes, interfaces } = Reflect.get(globalThis, 'Components');
  const toText = (one: unknown) => {
    try {
      return `${one} ${JSON.stringify(one)}`;
    } catch {
      return String(one);
    }
  };
  const events: Written[] = classes['@mozilla.org/consoleAPI-storage;1']
    .getService(interfaces.nsIConsoleAPIStorage)
    .getEvents();
  return events.map((one) => ({
    level: one.level,
    at: one.timeStamp,
    isOurs: one.filename.startsWith(place) || one.addonId === id,
    line: `${one.arguments.map(toText).join(' ')} (${one.filename})`,
  }));
}
