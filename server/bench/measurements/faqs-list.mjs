import { compare } from '../lib/load.mjs';
import { BROWSER, faqsAddress, faqsOverRest } from '../lib/operations.mjs';
import { ratioFigure } from '../lib/print.mjs';

const GOAL = 5;
const headers = { ...BROWSER, accept: 'application/json' };

async function figure(name, url, raw) {
  const limit = { url: `${raw.address}/faqs` };
  return ratioFigure(name, GOAL, await compare({ url, headers }, limit));
}

/** The questions of the home page as the site reads them: GraphQL by hash over GET. */
export async function faqsList({ product, raw }) {
  return figure('FAQs over GraphQL, by hash', faqsAddress(product.address), raw);
}

/** The same over REST. */
export async function faqsRest({ product, raw }) {
  return figure('FAQs over REST', faqsOverRest(product.address), raw);
}
