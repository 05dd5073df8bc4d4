/** The version of a release in each place that states it. */
type Named = {
  /** The tag to release, such as "v1.2.3". */
  tag: string;
  /** The version in package.json, which is also the manifests'. */
  version: string;
  /** The version in package-lock.json. */
  lockVersion: string;
  /** The text of CHANGELOG.md, its newest entry first. */
  changelog: string;
};

/**
 * Returns the reasons against a release, one sentence each. Empty if all versions agree and the changelog dates the
 * release.
 */
export function findReleaseProblems({ tag, version, lockVersion, changelog }: Named): string[] {
  const problems: string[] = [];
  // Browsers accept only dot-separated numbers as versions, and compare them as such.
  if (!/^\d+\.\d+\.\d+$/.test(version)) problems.push(`The version "${version}" is not three numbers.`);
  if (tag !== `v${version}`) problems.push(`The tag is "${tag}", package.json says ${version}.`);
  if (lockVersion !== version) problems.push(`package-lock.json says ${lockVersion}, package.json says ${version}.`);
  const [heading = ''] = /^## .*$/m.exec(changelog) ?? [];
  const newest = /^## (\S+) \(([^)]+)\)$/.exec(heading);
  if (newest?.[1] !== version) problems.push(`The changelog's newest entry is for ${newest?.[1] ?? 'no version'}.`);
  else if (!/^\d{4}-\d{2}-\d{2}$/.test(newest[2] ?? '')) problems.push('The changelog does not date this version.');
  return problems;
}
