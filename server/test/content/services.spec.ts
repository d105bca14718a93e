import { serviceTypes } from '../../src/modules/services/service.types.js';
import { aService } from '../support/builders.js';
import { describeContent } from '../support/content-contract.js';

describeContent({ testFile: __filename, types: serviceTypes, path: '/services', build: aService });
