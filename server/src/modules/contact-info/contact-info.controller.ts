import {
  Body,
  Controller,
  Delete,
  Get,
  Injectable,
  Param,
  Patch,
  type PipeTransform,
  Post,
  Put,
  Query,
} from '@nestjs/common';
import { Answers, DONE, Refuses, SameAs, type JsonSchema } from '../../platform/http/described.js';
import {
  CONTACT_GROUPS,
  CONTACT_INFO_TYPES,
  type ContactInfoType,
} from '../../contract/contact-info.js';
import { Allow, CurrentViewer, Public } from '../../platform/access/access.decorators.js';
import { LanguageArgs } from '../../content/content.args.js';
import { AppError } from '../../platform/errors/app-error.js';
import { UuidPipe } from '../../platform/http/id.pipe.js';
import { doneAfter, ListKey } from '../../platform/http/envelope.interceptor.js';
import { KeyHeader } from '../../platform/idempotency/key-parameters.js';
import { SafeTextPipe } from '../../platform/validation/validation.pipe.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { ContactInfoBulkService } from './contact-info-bulk.service.js';
import { ContactInfoService } from './contact-info.service.js';
import {
  BulkContactInfoInput,
  ContactInfoListArgs,
  CreateContactInfoInput,
  UpdateContactInfoInput,
} from './contact-info.types.js';
import { PublicContactInfoService } from './public-contact-info.service.js';

/** A type in a path, by its own name or the key of its group; NOT_FOUND for anything else. */
@Injectable()
class ContactTypePipe implements PipeTransform<unknown, ContactInfoType> {
  static readonly schema: JsonSchema = {
    type: 'string',
    enum: [...new Set([...CONTACT_INFO_TYPES, ...Object.values(CONTACT_GROUPS)])],
  };

  transform(value: unknown): ContactInfoType {
    const type = CONTACT_INFO_TYPES.find((one) => one === value || CONTACT_GROUPS[one] === value);
    if (!type) throw new AppError('NOT_FOUND');
    return type;
  }
}

/** The public reads. Answers under `/public` are cached. */
@Public()
@Controller(['contact-info', 'public/contact-info'])
export class PublicContactInfoController {
  constructor(private readonly service: PublicContactInfoService) {}

  @SameAs('publicContactInfo')
  @Get()
  get(@Query() { language }: LanguageArgs) {
    return this.service.get(language);
  }

  @SameAs('publicContactInfoByType')
  @Refuses('NOT_FOUND')
  @Get('type/:type')
  byType(@Param('type', ContactTypePipe) type: ContactInfoType, @Query() query: LanguageArgs) {
    return this.service.byType(type, query.language);
  }
}

@Allow('contactInfo.manage')
@Controller('contact-info/admin')
export class ContactInfoController {
  constructor(
    private readonly service: ContactInfoService,
    private readonly bulk: ContactInfoBulkService,
  ) {}

  @SameAs('contactInfos')
  @ListKey('contactInfo')
  @Get()
  list(@Query() args: ContactInfoListArgs) {
    return this.service.list(args);
  }

  @SameAs('contactInfo')
  @Get(':id')
  get(@Param('id', UuidPipe) id: string) {
    return this.service.get(id);
  }

  @SameAs('createContactInfo')
  @Post()
  create(
    @CurrentViewer() viewer: Viewer,
    @Body() input: CreateContactInfoInput,
    @KeyHeader() key?: string,
  ) {
    return this.service.create(viewer, input, key);
  }

  @SameAs('bulkUpdateContactInfo')
  @Refuses('NOT_FOUND', 'KEY_TAKEN', 'STALE_WRITE')
  @Put('bulk-update')
  bulkUpdate(@CurrentViewer() viewer: Viewer, @Body() { updates }: BulkContactInfoInput) {
    return this.bulk.save(viewer, updates);
  }

  @SameAs('updateContactInfoByKey')
  @Refuses('NOT_FOUND', 'KEY_TAKEN')
  @Put('type/:type/key/:key')
  updateByKey(
    @CurrentViewer() viewer: Viewer,
    @Param('type', ContactTypePipe) type: ContactInfoType,
    @Param('key', SafeTextPipe) keyName: string,
    @Body() input: UpdateContactInfoInput,
  ) {
    return this.service.updateByKey(viewer, { type, keyName }, input);
  }

  @SameAs('updateContactInfo')
  @Refuses('KEY_TAKEN')
  @Put(':id')
  update(
    @CurrentViewer() viewer: Viewer,
    @Param('id', UuidPipe) id: string,
    @Body() input: UpdateContactInfoInput,
  ) {
    return this.service.update(viewer, id, input);
  }

  @SameAs('eraseContactInfo')
  @Answers(() => DONE)
  @Delete(':id')
  remove(@CurrentViewer() viewer: Viewer, @Param('id', UuidPipe) id: string) {
    return doneAfter(this.service.remove(viewer, id));
  }

  @SameAs('toggleContactInfoStatus')
  @Patch(':id/toggle-status')
  toggleStatus(@CurrentViewer() viewer: Viewer, @Param('id', UuidPipe) id: string) {
    return this.service.toggleStatus(viewer, id);
  }
}
