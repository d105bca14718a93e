const IMPORTED = /^var (\w+) = (_interopRequireDefault\(require\("\.[^"]+"\)\));$/gm;
const EXPORTED = /return (\w+)\.(\w+);/g;

/**
 * The index of a package that loads each part when it is asked for: Jest loads modules again for every test file,
 * and antd with its icons has more than a thousand, of which a test draws some.
 */
module.exports = {
  process(source) {
    const exported = new Set(Array.from(source.matchAll(EXPORTED), ([, name]) => name));
    const parts = new Map();
    const rest = source.replace(IMPORTED, (all, name, load) => {
      if (!exported.has(name)) return all;
      parts.set(name, load);
      return '';
    });
    const code = rest.replace(EXPORTED, (all, name, key) =>
      parts.has(name) ? `return ${parts.get(name)}.${key};` : all,
    );
    return { code };
  },
};
