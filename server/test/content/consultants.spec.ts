import { consultantTypes } from '../../src/modules/consultants/consultant.types.js';
import { aConsultant } from '../support/builders.js';
import { describeContent } from '../support/content-contract.js';
import { TINY_PICTURE } from '../support/pictures.js';

describeContent({
  testFile: __filename,
  types: consultantTypes,
  path: '/consultants',
  files: { image: TINY_PICTURE },
  build: aConsultant,
});
