import { application } from '../../contract/requests/application.js';
import { requestApi } from '../../core/requests/request-api.js';
import {
  ApplicationListArgs,
  SetApplicationStatusInput,
  SubmitApplicationInput,
} from './application.inputs.js';
import { Application } from './application.types.js';
import { serializeApplication } from './serialize-application.js';

export const applicationTypes = requestApi(application, {
  submitAccess: 'public',
  item: Application,
  listArgs: ApplicationListArgs,
  submitInput: SubmitApplicationInput,
  statusInput: SetApplicationStatusInput,
  serialize: serializeApplication,
});
