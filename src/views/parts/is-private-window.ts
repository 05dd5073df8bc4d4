/**
 * Whether this page is in a private window, from all the ways a browser has to say so; one that fails says nothing.
 * A page that nobody says anything about counts as private: then nothing is kept, and all else works.
 */
export async function isPrivateWindow(
  ways: (() => boolean | undefined | Promise<boolean | undefined>)[],
): Promise<boolean> {
  const said = await Promise.all(ways.map(listen));
  return said.includes(true) || !said.includes(false);
}

async function listen(way: () => boolean | undefined | Promise<boolean | undefined>): Promise<boolean | undefined> {
  try {
    return await way();
  } catch {
    return undefined;
  }
}
