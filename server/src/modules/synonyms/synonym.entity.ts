import { synonymContent } from '../../contract/content/synonym.js';
import { ContentColumns, ContentEntity } from '../../content/content.entity.js';

/** Words that the search of the public takes for each other. */
@ContentEntity(synonymContent)
export class SynonymEntity extends ContentColumns(synonymContent) {}
