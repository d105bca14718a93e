import fs from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { inRoot } from '../processes/paths.mjs';

/** The step of the checks: a validator takes the OpenAPI document. */
export async function checkOpenApi() {
  const document = JSON.parse(fs.readFileSync(inRoot('server/openapi.json'), 'utf8'));
  const { valid, errors } = await new Validator().validate(document);
  return {
    ok: valid,
    output: valid ? '' : `server/openapi.json: ${JSON.stringify(errors, null, 2)}`,
  };
}
