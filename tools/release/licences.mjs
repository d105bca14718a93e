import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from '../processes/paths.mjs';
import { productPlaces } from './bill-of-materials.mjs';

/** What packages call the texts of their licences. */
const TEXT = /^(licen[cs]e|copying|notice|copyright|third[-_]party)/i;
const OWN = inRoot('tools', 'release', 'licences');

/** Puts the licences of all packages of the product into a release, with the notice that the LGPL asks for. */
export function addLicences(folder) {
  const to = path.join(folder, 'licences');
  fs.cpSync(OWN, to, { recursive: true });
  // such as `react@19.3.1`; a package may be there more than once
  for (const [name, place] of productPlaces()) {
    const from = inRoot(place);
    // packages for other platforms are not installed
    if (!fs.existsSync(from)) continue;
    for (const file of fs.readdirSync(from).filter((each) => TEXT.test(each))) {
      const text = path.join(from, file);
      if (fs.statSync(text).isFile())
        fs.cpSync(text, path.join(to, 'packages', name.replace('/', '+'), file));
    }
  }
}
