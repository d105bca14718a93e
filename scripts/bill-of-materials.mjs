import '../tools/start/node-version.mjs';
import fs from 'node:fs';
import { ensureInstalled } from '../tools/start/install.mjs';
import { inRoot } from '../tools/processes/paths.mjs';
import { main, Problem } from '../tools/processes/problem.mjs';

/** `npm run sbom`: the packages of the product and their licences, as CycloneDX, in `release/`. */
await main(async () => {
  await ensureInstalled();
  const { billOfMaterials, refusedLicences } =
    await import('../tools/release/bill-of-materials.mjs');
  const bill = await billOfMaterials();
  const file = inRoot('release', 'sbom.cdx.json');
  fs.mkdirSync(inRoot('release'), { recursive: true });
  fs.writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
  console.log(`${file}: ${bill.components.length} packages`);
  const refused = refusedLicences(bill);
  if (refused.length > 0) throw new Problem(`Licences to look at:\n${refused.join('\n')}`);
});
