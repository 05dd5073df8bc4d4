import type { Rolldown } from 'vite';

type FindModule = (id: string) => Pick<Rolldown.ModuleInfo, 'importedIds'> | null;

/**
 * Names the chunk of each module that the popup and the panel need at once: one for what other pages need too, one for
 * the rest. Left alone, the bundler makes thirty of them, each a file to open and packed by itself. What comes later
 * has chunks of its own.
 */
export function nameChunks(folder: string): (id: string, graph: { getModuleInfo: FindModule }) => string | null {
  let [ofPopup, ofOthers] = [new Set<string>(), new Set<string>()];
  return (id, graph) => {
    if (ofPopup.size === 0) {
      const find: FindModule = (one) => graph.getModuleInfo(one);
      const reach = (names: string[]) =>
        reachedFrom(
          names.map((name) => `${folder}/${name}`),
          find,
        );
      ofPopup = reach(['popup/start-popup.tsx', 'popup/this-tab.ts']);
      ofOthers = reach(['options/main.tsx', 'welcome/main.tsx']);
    }
    if (!ofPopup.has(id)) return null;
    return ofOthers.has(id) ? 'pages' : 'popup-pages';
  };
}

/** The modules that others need before they run, and these themselves. */
function reachedFrom(ids: string[], find: FindModule): Set<string> {
  const reached = new Set<string>();
  const left = [...ids];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    left.push(...(find(id)?.importedIds ?? []));
  }
  return reached;
}
