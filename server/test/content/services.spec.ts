import { serviceContent } from '../../src/contract/content/service.js';
import { aService } from '../support/builders.js';
import { describeContent } from '../support/content-contract.js';

describeContent({ testFile: __filename, definition: serviceContent, build: aService });
