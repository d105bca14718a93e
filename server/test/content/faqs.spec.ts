import { faqTypes } from '../../src/modules/faqs/faq.types.js';
import { aFaq } from '../support/builders.js';
import { describeContent } from '../support/content-contract.js';

describeContent({ testFile: __filename, types: faqTypes, path: '/faqs', build: aFaq });
