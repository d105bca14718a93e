import { situationContent } from '../../src/contract/content/situation.js';
import { describeContent } from '../support/content-contract.js';

describeContent({ testFile: __filename, definition: situationContent });
