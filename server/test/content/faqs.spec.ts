import { faqContent } from '../../src/contract/content/faq.js';
import { aFaq } from '../support/builders.js';
import { describeContent } from '../support/content-contract.js';

describeContent({ testFile: __filename, definition: faqContent, build: aFaq });
