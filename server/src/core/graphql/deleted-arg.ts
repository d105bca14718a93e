import { Args } from '@nestjs/graphql';

/** The argument `deleted` of a read by id. */
export const DeletedArg = () =>
  Args('deleted', {
    type: () => Boolean,
    nullable: true,
    description: 'True reads the row even if it is in the trash; otherwise it is NOT_FOUND there.',
  });
