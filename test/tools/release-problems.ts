/** What a release is called, in each place that says so. */
type Named = {
  /** The tag that is to be released: "v1.2.3". */
  tag: string;
  /** In package.json, which is the manifest's, too. */
  version: string;
  /** In package-lock.json. */
  lockVersion: string;
  /** The text of CHANGELOG.md, its newest entry first. */
  changelog: string;
};

/** Why this must not be released, a sentence each; empty where all names agree and the changelog dates the release. */
export function findReleaseProblems({ tag, version, lockVersion, changelog }: Named): string[] {
  const problems: string[] = [];
  // Browsers compare versions as numbers with dots between them, and take nothing else.
  if (!/^\d+\.\d+\.\d+$/.test(version)) problems.push(`The version "${version}" is not three numbers.`);
  if (tag !== `v${version}`) problems.push(`The tag is "${tag}", package.json says ${version}.`);
  if (lockVersion !== version) problems.push(`package-lock.json says ${lockVersion}, package.json says ${version}.`);
  const [heading = ''] = /^## .*$/m.exec(changelog) ?? [];
  const newest = /^## (\S+) \(([^)]+)\)$/.exec(heading);
  if (newest?.[1] !== version) problems.push(`The changelog's newest entry is for ${newest?.[1] ?? 'no version'}.`);
  else if (!/^\d{4}-\d{2}-\d{2}$/.test(newest[2] ?? '')) problems.push('The changelog does not date this version.');
  return problems;
}
