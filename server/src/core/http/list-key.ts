import { SetMetadata } from '@nestjs/common';

export const LIST_KEY = 'mizan:list-name';

/** Names the list in a REST answer: `data: {faqs: [...], total, page, limit, offset}`. */
export const ListKey = (plural: string) => SetMetadata(LIST_KEY, plural);

/** The rows alone in a REST answer, `data: [...]`: the public testimonials and categories (A02). */
export const BareList = () => SetMetadata(LIST_KEY, null);
