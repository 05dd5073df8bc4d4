// The browser keeps what was thrown and what was written to the console in two places. Both expressions run in its own
// window, and give JSON.

/** Reads all that was thrown and nobody caught, and what was written to the console as an error. */
export function readErrors(host: string, id: string): string {
  return `(() => {
    ${findOurs(host, id)}
    const thrown = Services.console.getMessageArray()
      .filter((one) => one instanceof Ci.nsIScriptError && isOurs(one.sourceName) && !(one.flags & 1))
      // The browser's own words for a page that was closed, or a background that was ended, with a question out.
      .filter(({ errorMessage }) => !/^Promise re(?:jected|solved) (?:after context unloaded|while context is inactive)/.test(errorMessage))
      .map((one) => one.errorMessage + ' (' + one.sourceName + ':' + one.lineNumber + ')');
    const said = written.filter(({ level }) => level === 'error')
      .map((one) => one.arguments.map(String).join(' ') + ' (' + one.filename + ')');
    return JSON.stringify([...thrown, ...said]);
  })()`;
}

/** Reads all that was written to the console at any level, and whatever the browser says of us. */
export function readLogged(host: string, id: string): string {
  return `(() => {
    ${findOurs(host, id)}
    const thrown = Services.console.getMessageArray().map(String).filter((line) => line.includes('${host}'));
    const toText = (one) => {
      try { return String(one) + JSON.stringify(one); } catch { return String(one); }
    };
    return JSON.stringify([...thrown, ...written.map((one) => one.arguments.map(toText).join(' '))]);
  })()`;
}

function findOurs(host: string, id: string): string {
  return `
    const isOurs = (place) => String(place).startsWith('moz-extension://${host}/');
    const written = Cc['@mozilla.org/consoleAPI-storage;1'].getService(Ci.nsIConsoleAPIStorage).getEvents()
      .filter(({ filename, addonId }) => isOurs(filename) || addonId === '${id}');`;
}
