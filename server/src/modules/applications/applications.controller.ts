import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { Answers, AnswersFile, Refuses, SameAs } from '../../platform/http/described.js';
import type { Response } from 'express';
import { DOCUMENT_TYPES } from '../../contract/documents.js';
import { LIMITS } from '../../contract/limits.js';
import { application } from '../../contract/requests/application.js';
import { Allow, CurrentViewer, Public } from '../../platform/access/access.decorators.js';
import { TakesFile } from '../../platform/files/form.interceptor.js';
import { ChangesByGet } from '../../platform/http/changes-by-get.js';
import { UuidPipe } from '../../platform/http/id.pipe.js';
import { ListKey } from '../../platform/http/envelope.interceptor.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { RequestController, SerializesRequests } from '../../requests/api/request.controller.js';
import { restRequest } from '../../requests/api/request-api.js';
import { SafeTextPipe } from '../../platform/validation/validation.pipe.js';
import { ApplicationCvService } from './application-cv.service.js';
import { ApplicationListArgs, applicationTypes } from './application.types.js';
import { ApplicationsService } from './applications.service.js';

@TakesFile('cv', LIMITS.cv)
@Controller('join-team-applications')
export class ApplicationsController extends RequestController(
  applicationTypes,
  ApplicationsService,
) {
  constructor(private readonly cvs: ApplicationCvService) {
    super();
  }

  @SameAs('applications')
  @Answers(() => restRequest(applicationTypes))
  @Allow('application.read')
  @SerializesRequests(applicationTypes, ApplicationsService)
  @ListKey(application.plural)
  @Get('role/:role')
  ofRole(
    @CurrentViewer() viewer: Viewer,
    @Param('role', SafeTextPipe) role: string,
    @Query() args: ApplicationListArgs,
  ) {
    return this.requests.parts.reads.list(viewer, Object.assign(args, { role }));
  }

  @AnswersFile(
    'The CV of an application, by a link that was made for the caller.',
    ...Object.values(DOCUMENT_TYPES),
  )
  @Refuses('DOCUMENT_INFECTED', 'DOCUMENT_UNSCANNED')
  @Public()
  @ChangesByGet()
  @Get('cv-links/:token')
  openLink(@Param('token') token: string, @Res() response: Response) {
    return this.cvs.openLink(token, response);
  }

  @AnswersFile(
    'The CV of an application; each time it is opened is recorded.',
    ...Object.values(DOCUMENT_TYPES),
  )
  @Refuses('DATA_ERASED', 'DOCUMENT_INFECTED', 'DOCUMENT_UNSCANNED')
  @Allow('application.read')
  @ChangesByGet()
  @Get(':id/cv')
  cv(
    @CurrentViewer() viewer: Viewer,
    @Param('id', UuidPipe) id: string,
    @Res() response: Response,
  ) {
    return this.cvs.send(viewer, { id, disposition: 'attachment' }, response);
  }
}
