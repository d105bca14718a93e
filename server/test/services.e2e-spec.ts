import { serviceContent } from '../src/contract/content/service.js';
import { aService } from './support/builders.js';
import { describeContent } from './support/content-contract.js';

describeContent({
  testFile: __filename,
  definition: serviceContent,
  path: '/services',
  toggles: { status: 'toggle-status', featured: 'toggle-featured' },
  build: aService,
  ids: {
    unknown: 999_999,
    malformed: [0, -1, 'abc', '6x', '1.5', '1e1', '0x10', '99999999999', '%00'],
  },
});
