import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';

/** What somebody reads on the pages of a PDF. Letters that the print joins are the letters themselves after NFKC. */
export const textOfPdf = (pdf: string | Buffer): string => {
  const [file, input] = typeof pdf === 'string' ? [pdf, undefined] : ['-', pdf];
  return execFileSync('pdftotext', ['-layout', file, '-'], { input }).toString().normalize('NFKC');
};

/** The text of what the browser saves after something is pressed. */
export async function savedPdf(page: Page, press: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return textOfPdf(await download.path());
}
