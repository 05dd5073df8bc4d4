import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, sourceFiles } from '../../tools/source-files.ts';

type Rule = { level: string; options: { deniedGlobals: Record<string, string> } };

/** The files that may reach the network, and why. All other code asks the background. */
const mayFetch: Record<string, string> = {
  'src/background/services.ts': 'the API, which src/api/send-request.ts asks with it',
  'src/i18n/speak-language.ts': "a language's messages, from our own package",
  'src/ui/start/start-popup.tsx': 'a picture, once its button is pressed',
};

const goesOut =
  /\b(?:fetch|XMLHttpRequest|WebSocket|WebSocketStream|WebTransport|EventSource|RTCPeerConnection|importScripts|sendBeacon|Image|Audio)\b(?=\s*[(<])|\b(?:globalThis|window|self|navigator)\s*(?:\?\.|\.|\[')(?:fetch|sendBeacon|XMLHttpRequest|WebSocket|EventSource)\b/;
const isOver = (line: string) => /^\s*(?:\/\/|\*|\/\*)/.test(line);

test('no other file of the extension calls what goes out', () => {
  const found = sourceFiles().filter((path) => {
    const lines = readFileSync(join(root, path), 'utf8').split('\n');
    return lines.some((line) => !isOver(line) && goesOut.test(line));
  });

  expect(found).toEqual(Object.keys(mayFetch));
});

test('the lint rule forbids it in both folders but to these files, and nothing but fetch to them', () => {
  const { overrides } = JSON.parse(readFileSync(join(root, '.biome.json'), 'utf8')) as {
    overrides: { includes: string[]; linter: { rules: { style?: Record<string, Rule> } } }[];
  };
  const rules = overrides.flatMap(({ includes, linter }) => {
    const rule = linter.rules.style?.noRestrictedGlobals;
    return rule ? [{ includes, level: rule.level, denied: Object.keys(rule.options.deniedGlobals) }] : [];
  });
  const [everywhere, there] = rules;

  expect(rules).toHaveLength(2);
  expect(rules.map(({ level }) => level)).toEqual(['error', 'error']);
  expect(everywhere?.includes).toEqual(['src/**', 'entrypoints/**']);
  expect(there?.includes.toSorted()).toEqual(Object.keys(mayFetch));
  expect(everywhere?.denied).toEqual(['fetch', ...(there?.denied ?? [])]);
});
