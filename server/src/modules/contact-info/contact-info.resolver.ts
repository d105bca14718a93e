import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { ContactInfoType } from '../../contract/contact-info.js';
import type { Locale } from '../../contract/locales.js';
import { Allow, CurrentViewer, Public } from '../../platform/access/access.decorators.js';
import { INPUT_ARG_OPTIONS, LanguageArg } from '../../platform/graphql/common-args.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { UuidPipe } from '../../platform/http/id.pipe.js';
import { Listed } from '../../platform/list/graphql-list.js';
import { KeyArg } from '../../platform/idempotency/key-parameters.js';
import { ContactInfoBulkService } from './contact-info-bulk.service.js';
import { ContactInfoService } from './contact-info.service.js';
import {
  BulkContactInfoInput,
  ContactInfo,
  contactInfoList,
  type ContactInfoListArgs,
  ContactInfoPage,
  ContactInfoTypeEnum,
  CreateContactInfoInput,
  PublicContactEntry,
  PublicContactInfo,
  UpdateContactInfoInput,
} from './contact-info.types.js';
import { PublicContactInfoService } from './public-contact-info.service.js';

const Id = () => Args('id', { type: () => ID, description: 'Id of the entry.' }, UuidPipe);
const Kind = () =>
  Args('type', { type: () => ContactInfoTypeEnum, description: 'Kind of the entry.' });

@Public()
@Resolver()
export class PublicContactInfoResolver {
  constructor(private readonly service: PublicContactInfoService) {}

  @Query(() => PublicContactInfo, {
    description: 'How to reach the firm: all active entries by kind.',
  })
  publicContactInfo(@LanguageArg() language?: Locale) {
    return this.service.get(language);
  }

  @Query(() => [PublicContactEntry], { description: 'The active entries of one kind, in order.' })
  publicContactInfoByType(@Kind() type: ContactInfoType, @LanguageArg() language?: Locale) {
    return this.service.byType(type, language);
  }
}

@Allow('contactInfo.manage')
@Resolver(() => ContactInfo)
export class ContactInfoResolver {
  constructor(
    private readonly service: ContactInfoService,
    private readonly bulk: ContactInfoBulkService,
  ) {}

  @Query(() => ContactInfoPage, {
    description: 'All contact information, for administrators; by kind and place by default.',
  })
  contactInfos(@Listed(contactInfoList) args: ContactInfoListArgs) {
    return this.service.list(args);
  }

  @Query(() => ContactInfo, {
    description: 'The entry with this id, for administrators; NOT_FOUND if there is none.',
  })
  contactInfo(@Id() id: string) {
    return this.service.get(id);
  }

  @Mutation(() => ContactInfo, {
    description: 'Creates an entry; KEY_TAKEN if another of its kind has the key.',
  })
  createContactInfo(
    @CurrentViewer() viewer: Viewer,
    @Args('input', INPUT_ARG_OPTIONS) input: CreateContactInfoInput,
    @KeyArg() idempotencyKey?: string,
  ) {
    return this.service.create(viewer, input, idempotencyKey);
  }

  @Mutation(() => ContactInfo, {
    description:
      'Changes the given fields of an entry; STALE_WRITE if somebody changed it since the given version.',
  })
  updateContactInfo(
    @CurrentViewer() viewer: Viewer,
    @Id() id: string,
    @Args('input', INPUT_ARG_OPTIONS) input: UpdateContactInfoInput,
  ) {
    return this.service.update(viewer, id, input);
  }

  @Mutation(() => ContactInfo, {
    description:
      'Changes the given fields of the entry with this kind and key; STALE_WRITE if somebody changed it since the given version.',
  })
  updateContactInfoByKey(
    @CurrentViewer() viewer: Viewer,
    @Kind() type: ContactInfoType,
    @Args('keyName', { type: () => String, description: 'Key of the entry.' }) keyName: string,
    @Args('input', INPUT_ARG_OPTIONS) input: UpdateContactInfoInput,
  ) {
    return this.service.updateByKey(viewer, { type, keyName }, input);
  }

  @Mutation(() => [ContactInfo], {
    description:
      'Changes or creates several entries, all or none; errors name the place in the list.',
  })
  bulkUpdateContactInfo(
    @CurrentViewer() viewer: Viewer,
    @Args('input', INPUT_ARG_OPTIONS) { updates }: BulkContactInfoInput,
  ) {
    return this.bulk.save(viewer, updates);
  }

  @Mutation(() => ContactInfo, {
    description: 'Deletes an entry for good; it cannot be restored. Answers it as it was.',
  })
  eraseContactInfo(@CurrentViewer() viewer: Viewer, @Id() id: string) {
    return this.service.remove(viewer, id);
  }

  @Mutation(() => ContactInfo, { description: 'Toggles whether the public sees an entry.' })
  toggleContactInfoStatus(@CurrentViewer() viewer: Viewer, @Id() id: string) {
    return this.service.toggleStatus(viewer, id);
  }
}
