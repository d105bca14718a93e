import { canInstall, installPackages, onPath } from '../processes/debian.mjs';
import { Problem } from '../processes/problem.mjs';

/** Journeys read back what PDFs say by `pdftotext`, which is installed from Debian's packages if it is missing. */
export async function ensurePdfReader() {
  if (onPath('pdftotext')) return;
  const why = canInstall() ? await installPackages(['poppler-utils']) : '';
  if (!onPath('pdftotext'))
    throw new Problem(`pdftotext is missing: install poppler-utils.\n${why}`.trim());
}
