import { Headers } from '@nestjs/common';
import { Args } from '@nestjs/graphql';

/** The idempotency key of a creating call over REST. */
export const KeyHeader = () => Headers('idempotency-key');

/** The idempotency key of a creating mutation. */
export const KeyArg = () =>
  Args('idempotencyKey', {
    type: () => String,
    nullable: true,
    description:
      'Key of 8 to 100 printable characters, so that a repeated call creates nothing twice: the same input gets what the first call made, other input gets IDEMPOTENCY_MISMATCH.',
  });
