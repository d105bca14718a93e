import { Args, Query, Resolver } from '@nestjs/graphql';
import { Allow, CurrentViewer } from '../../platform/access/access.decorators.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import {
  ConsultationSlot,
  ConsultationSlotsArgs,
  ConsultationSlotsService,
} from './consultation-slots.service.js';

@Resolver(() => ConsultationSlot)
export class ConsultationSlotsResolver {
  constructor(private readonly service: ConsultationSlotsService) {}

  @Allow('request.submit')
  @Query(() => [ConsultationSlot], {
    description: 'The times at which a consultation can be booked, earliest first.',
  })
  consultationSlots(@CurrentViewer() viewer: Viewer, @Args() args: ConsultationSlotsArgs) {
    return this.service.free(viewer, args);
  }
}
