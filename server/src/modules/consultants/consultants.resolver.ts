import { Resolver } from '@nestjs/graphql';
import { ContentResolver } from '../../core/content/content.resolver.js';
import { Consultant, consultantTypes } from './consultant.types.js';
import { ConsultantsService } from './consultants.service.js';

@Resolver(() => Consultant)
export class ConsultantsResolver extends ContentResolver<ConsultantsService>(consultantTypes) {
  constructor(service: ConsultantsService) {
    super(service);
  }
}
