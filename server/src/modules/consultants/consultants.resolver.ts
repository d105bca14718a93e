import { Resolver } from '@nestjs/graphql';
import { ContentResolver } from '../../core/content/content.resolver.js';
import { consultantTypes } from './consultant.types.js';
import { ConsultantsService } from './consultants.service.js';

@Resolver(() => consultantTypes.managed)
export class ConsultantsResolver extends ContentResolver(consultantTypes, ConsultantsService) {}
