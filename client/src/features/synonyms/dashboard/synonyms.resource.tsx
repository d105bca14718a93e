import { synonymContent } from '@contract/content/synonym';
import { contentResource } from '../../../dashboard/engine/page/content-resource';
import { LongText } from '../../../dashboard/ui/texts';
import { synonymOperations } from '../../../graphql/generated/synonym-operations';
import { SearchMisses } from './search-misses';

/** Words of both scripts stand side by side, each in its own direction. */
const isolated = (word: string) => `\u2068${word}\u2069`;

/** Words that the public's search takes for each other (B41). */
export const synonymsResource = contentResource(synonymContent, synonymOperations, {
  notice: SearchMisses,
  cells: { words: ({ words }) => <LongText>{words.map(isolated).join('\u00a0· ')}</LongText> },
});
