// Plain JavaScript on purpose: it must run on the old Node that it warns about.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 12)) {
  console.error(
    `Hashlens needs Node 22.12 or newer to build, and this is Node ${process.versions.node}: install a newer Node, then run the same command again.`,
  );
  process.exit(1);
}
