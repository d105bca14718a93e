import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, CurrentViewer } from '../../platform/access/access.decorators.js';
import { INPUT_ARG_OPTIONS } from '../../platform/graphql/common-args.js';
import { UuidPipe } from '../../platform/http/id.pipe.js';
import { Listed } from '../../platform/list/graphql-list.js';
import { KeyArg } from '../../platform/idempotency/key-parameters.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import {
  CreateHolidayInput,
  Holiday,
  holidayList,
  type HolidayListArgs,
  HolidayPage,
  UpdateHolidayInput,
} from './holiday.types.js';
import { HolidaysService } from './holidays.service.js';

const Id = () => Args('id', { type: () => ID, description: 'Id of the holiday.' }, UuidPipe);

@Resolver(() => Holiday)
export class HolidaysResolver {
  constructor(private readonly service: HolidaysService) {}

  @Allow('holiday.read')
  @Query(() => HolidayPage, {
    description:
      'Days on which the office is closed beside weekends, the earliest first; for the office.',
  })
  holidays(@Listed(holidayList) args: HolidayListArgs) {
    return this.service.list(args);
  }

  @Allow('holiday.read')
  @Query(() => Holiday, {
    description: 'The holiday with this id, for the office; NOT_FOUND if there is none.',
  })
  holiday(@Id() id: string) {
    return this.service.get(id);
  }

  @Allow('holiday.manage')
  @Mutation(() => Holiday, {
    description: 'Creates a holiday; answers are expected later because of it.',
  })
  createHoliday(
    @CurrentViewer() viewer: Viewer,
    @Args('input', INPUT_ARG_OPTIONS) input: CreateHolidayInput,
    @KeyArg() idempotencyKey?: string,
  ) {
    return this.service.create(viewer, input, idempotencyKey);
  }

  @Allow('holiday.manage')
  @Mutation(() => Holiday, { description: 'Changes the given fields of a holiday.' })
  updateHoliday(
    @CurrentViewer() viewer: Viewer,
    @Id() id: string,
    @Args('input', INPUT_ARG_OPTIONS) input: UpdateHolidayInput,
  ) {
    return this.service.update(viewer, id, input);
  }

  @Allow('holiday.manage')
  @Mutation(() => Holiday, {
    description: 'Deletes a holiday for good: the office works on that day. Answers it as it was.',
  })
  eraseHoliday(@CurrentViewer() viewer: Viewer, @Id() id: string) {
    return this.service.remove(viewer, id);
  }
}
