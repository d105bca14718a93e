import fs from 'node:fs';
import satisfies from 'spdx-satisfies';
import { inRoot, root, toolEnv } from '../processes/paths.mjs';
import { Problem } from '../processes/problem.mjs';
import { capture } from '../processes/processes.mjs';

/** Licences under which a package may be part of the product, which is not published. */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  // libvips and libheif, libraries of their own that sharp and the server load
  'LGPL-3.0-or-later',
  'LGPL-3.0',
];

/** Packages that do not declare a licence as npm wants it; theirs was read by a person, and is in the list above. */
const READ = [
  'pkg:npm/busboy@1.6.0',
  'pkg:npm/passport-strategy@1.0.0',
  'pkg:npm/pause@0.0.1',
  'pkg:npm/streamsearch@1.1.0',
];

/**
 * The packages that the product is made of, on any machine, as CycloneDX; those that its pages are built from
 * are among the client's `dependencies`. npm's own `--omit=dev` also leaves out what a tool needs as well, such
 * as React and Express; so the lock file decides.
 */
export async function billOfMaterials() {
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--loglevel=error'];
  const { code, output } = await capture('npm', args, { cwd: root, env: toolEnv() });
  if (code !== 0) throw new Problem(`npm sbom failed:\n${output}`);
  const bill = JSON.parse(output.slice(output.indexOf('{')));
  const shipped = productPackages();
  const isShipped = (ref) => shipped.has(ref) || ref === bill.metadata.component['bom-ref'];
  return {
    ...bill,
    components: bill.components.filter((component) => isShipped(component['bom-ref'])),
    dependencies: bill.dependencies
      .filter(({ ref }) => isShipped(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isShipped) })),
  };
}

/** Such as `react@19.3.1`, from the lock file. */
export function productPackages() {
  return new Set(productPlaces().map(([name]) => name));
}

/** The same with the folder of each. */
export function productPlaces() {
  const { packages } = JSON.parse(fs.readFileSync(inRoot('package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([, { dev, devOptional, link }]) => !dev && !devOptional && !link)
    .map(([place, entry]) => [`${entry.name ?? nameAt(place)}@${entry.version}`, place]);
}

/** The name of a package by its folder. */
const nameAt = (place) => place.replace(/^.*node_modules\//, '');

/** Packages whose licence is missing, or not in the list. */
export function refusedLicences({ components }) {
  return components
    .filter(({ purl }) => !purl.startsWith('pkg:npm/%40mizan/') && !READ.includes(purl))
    .filter(({ licenses = [] }) => !licenses.length || !licenses.every(isAllowed))
    .map(
      ({ name, version, licenses }) => `${name} ${version}: ${JSON.stringify(licenses ?? null)}`,
    );
}

function isAllowed({ expression, license }) {
  try {
    return satisfies(expression ?? license.id, ALLOWED);
  } catch {
    // no expression that SPDX knows
    return false;
  }
}

/** The step of `npm test`. */
export async function checkLicences() {
  const refused = refusedLicences(await billOfMaterials());
  const output = `Licences that are not in the list of tools/release/bill-of-materials.mjs:\n${refused.join('\n')}`;
  return { ok: refused.length === 0, output };
}
