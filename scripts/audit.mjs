import '../tools/start/node-version.mjs';
import { auditPackages, isPressing } from '../tools/release/audit.mjs';
import { main, Problem } from '../tools/processes/problem.mjs';

/** `npm run audit:packages`: the known weaknesses of the locked packages; fails for grave ones of the product. */
await main(async () => {
  const { unanswered, advisories, packages } = await auditPackages();
  if (unanswered) {
    console.log(`Not audited: the registry does not answer (${unanswered}).`);
    return 0;
  }
  if (advisories.length === 0) {
    console.log(`No known weakness in ${packages} packages.`);
    return 0;
  }
  console.table(
    advisories.map(({ severity, name, range, isShipped, title, url }) => ({
      severity,
      package: `${name} ${range}`,
      part: isShipped ? 'the product' : 'tools',
      title,
      url,
    })),
  );
  const pressing = advisories.filter(isPressing).length;
  if (pressing > 0) throw new Problem(`High or critical, in packages of the product: ${pressing}`);
  return 0;
});
