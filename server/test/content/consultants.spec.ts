import { consultantContent } from '../../src/contract/content/consultant.js';
import { aConsultant } from '../support/builders.js';
import { describeContent } from '../support/content-contract.js';
import { TINY_PICTURE } from '../support/pictures.js';

describeContent({
  testFile: __filename,
  definition: consultantContent,
  files: { image: TINY_PICTURE },
  build: aConsultant,
});
