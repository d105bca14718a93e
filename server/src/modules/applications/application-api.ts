import { application } from '../../contract/requests/application.js';
import type { RequestApiOptions } from '../../core/requests/request-api-options.js';
import {
  ApplicationListArgs,
  SetApplicationStatusInput,
  SubmitApplicationInput,
  UpdateApplicationInput,
} from './application.inputs.js';
import { Application, ApplicationPage, ApplicationStats } from './application.types.js';
import { serializeApplication } from './serialize-application.js';

export const applicationTypes: RequestApiOptions = {
  definition: application,
  submitAccess: 'public',
  item: Application,
  page: ApplicationPage,
  stats: ApplicationStats,
  listArgs: ApplicationListArgs,
  submitInput: SubmitApplicationInput,
  updateInput: UpdateApplicationInput,
  statusInput: SetApplicationStatusInput,
  serialize: serializeApplication,
};
