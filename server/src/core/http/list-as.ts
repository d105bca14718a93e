import { SetMetadata } from '@nestjs/common';

export const LIST_NAME = 'mizan:list-name';

/** Names the list in a REST answer: `data: {faqs: [...], total, page, limit, offset}` (decisions, "The wire"). */
export const ListAs = (plural: string) => SetMetadata(LIST_NAME, plural);
