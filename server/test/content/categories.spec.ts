import { categoryContent } from '../../src/contract/content/category.js';
import { aCategory } from '../support/builders.js';
import { describeContent } from '../support/content-contract.js';

describeContent({
  testFile: __filename,
  definition: categoryContent,
  publicPath: (slug) => `/public/categories/slug/${slug}`,
  build: aCategory,
});
