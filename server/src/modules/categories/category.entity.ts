import { categoryContent } from '../../contract/content/category.js';
import { ContentColumns, ContentEntity } from '../../content/content.entity.js';

/** A category of questions or services, which refer to it by its slug. */
@ContentEntity(categoryContent)
export class CategoryEntity extends ContentColumns(categoryContent) {}
