import { applyDecorators } from '@nestjs/common';
import { Field } from '@nestjs/graphql';
import { Transform } from 'class-transformer';
import { IsInstance, IsNotEmpty, IsOptional } from 'class-validator';
import { IncomingFile } from './incoming-file.js';
import { UploadScalar } from './upload.scalar.js';

/** A file in an input: `Upload` in GraphQL, a part of a multipart form in REST. */
export function FileField(options: { optional?: boolean; description: string }): PropertyDecorator {
  const { optional = false, description } = options;
  return applyDecorators(
    Field(() => UploadScalar, { nullable: optional, description }),
    // the file itself, not the copy that was made of it
    Transform(({ obj, key }) => (obj as Record<string, unknown>)[key]),
    optional ? IsOptional() : IsNotEmpty({ message: 'required' }),
    IsInstance(IncomingFile, { message: 'type' }),
  );
}
