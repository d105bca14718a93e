import satisfies from 'spdx-satisfies';
import { root, toolEnv } from './paths.mjs';
import { Problem } from './problem.mjs';
import { capture } from './processes.mjs';

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
  // libvips, a library of its own that sharp loads
  'LGPL-3.0-or-later',
];

/** Packages that do not declare a licence; theirs was read by a person, and is in the list above. */
const READ = ['pkg:npm/pause@0.0.1'];

/** The packages that the product is made of, without those that only build or test it, as CycloneDX. */
export async function billOfMaterials() {
  const args = ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--loglevel=error'];
  const { code, output } = await capture('npm', args, { cwd: root, env: toolEnv() });
  if (code !== 0) throw new Problem(`npm sbom failed:\n${output}`);
  return JSON.parse(output.slice(output.indexOf('{')));
}

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
  const output = `Licences that are not in the list of scripts/lib/bill-of-materials.mjs:\n${refused.join('\n')}`;
  return { ok: refused.length === 0, output };
}
