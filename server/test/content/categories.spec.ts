import { categoryTypes } from '../../src/modules/categories/category.types.js';
import { aCategory } from '../support/builders.js';
import { describeContent } from '../support/content-contract.js';

describeContent({
  testFile: __filename,
  types: categoryTypes,
  path: '/categories',
  publicPath: (slug) => `/public/categories/slug/${slug}`,
  build: aCategory,
});
