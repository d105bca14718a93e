import { SetMetadata } from '@nestjs/common';

export const LIST_NAME = 'mizan:list-name';

/** Names the list in a REST answer: `data: {faqs: [...], total, page, limit, offset}`. */
export const ListAs = (plural: string) => SetMetadata(LIST_NAME, plural);

/** The rows alone in a REST answer, `data: [...]`: the public testimonials and categories (A02). */
export const BareList = () => SetMetadata(LIST_NAME, null);
