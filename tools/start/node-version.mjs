/** Imported first, so that an old Node prints a clear message instead of a syntax error. */
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Mizan needs Node 20.19 or later; this is ${process.version}. See https://nodejs.org`,
  );
  process.exit(1);
}
