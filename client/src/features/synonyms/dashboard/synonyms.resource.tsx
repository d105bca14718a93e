import { synonymContent } from '@contract/content/synonym';
import { contentResource } from '../../../dashboard/engine/page/content-resource';
import { LongText } from '../../../dashboard/ui/texts';
import { synonymOperations } from '../../../graphql/generated/synonym-operations';
import { SearchMisses } from './search-misses';

/** Words that the public's search takes for each other (B41). */
export const synonymsResource = contentResource(synonymContent, synonymOperations, {
  notice: SearchMisses,
  cells: { words: ({ words }) => <LongText>{words.join('\u00a0· ')}</LongText> },
});
