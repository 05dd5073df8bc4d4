/**
 * Returns the packages with vulnerabilities of high or critical severity in the output of `npm audit --json`, one
 * sentence each. Null if the registry did not answer.
 */
export function readAdvisories(output: string): string[] | null {
  const said = parse(output);
  const { vulnerabilities } = said ?? {};
  if (typeof vulnerabilities !== 'object' || vulnerabilities === null) return null;
  return Object.entries(vulnerabilities as Record<string, { severity?: string; range?: string }>)
    .filter(([, { severity }]) => severity === 'high' || severity === 'critical')
    .map(([name, { severity, range }]) => `${name} ${range ?? ''} has a known fault of ${severity} severity.`);
}

function parse(output: string): { vulnerabilities?: unknown } | null {
  try {
    return JSON.parse(output);
  } catch {
    return null;
  }
}
