import { Args, ID, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { Locale } from '../../contract/locales.js';
import { Allow, CurrentViewer, Public } from '../../platform/access/access.decorators.js';
import { INPUT_ARG_OPTIONS, LanguageArg } from '../../platform/graphql/common-args.js';
import { UuidPipe } from '../../platform/http/id.pipe.js';
import { KeyArg } from '../../platform/idempotency/key-parameters.js';
import { Listed } from '../../platform/list/graphql-list.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { FirmHoursService } from './firm-hours.service.js';
import type { HoursPeriodEntity } from './hours-period.entity.js';
import { HoursPeriodsService } from './hours-periods.service.js';
import { inWords } from './hours-words.js';
import {
  CreateHoursPeriodInput,
  FirmHours,
  HoursInWords,
  HoursPeriod,
  hoursPeriodList,
  type HoursPeriodListArgs,
  HoursPeriodPage,
  PublicHoursPeriod,
  SetFirmHoursInput,
  UpdateHoursPeriodInput,
} from './office-hours.types.js';

const Id = () => Args('id', { type: () => ID, description: 'Id of the period.' }, UuidPipe);

@Resolver(() => HoursPeriod)
export class OfficeHoursResolver {
  constructor(
    private readonly periods: HoursPeriodsService,
    private readonly firm: FirmHoursService,
  ) {}

  @Allow('officeHours.read')
  @Query(() => FirmHours, {
    description:
      'The hours of the firm in an ordinary week, in which consultants without own hours can be booked.',
  })
  firmHours() {
    return this.firm.get();
  }

  @Allow('officeHours.manage')
  @Mutation(() => FirmHours, {
    description: 'Sets the hours of the firm from now on. What is booked already stays.',
  })
  setFirmHours(
    @CurrentViewer() viewer: Viewer,
    @Args('input', INPUT_ARG_OPTIONS) { hours }: SetFirmHoursInput,
  ) {
    return this.firm.set(viewer, hours);
  }

  @Allow('officeHours.read')
  @Query(() => HoursPeriodPage, {
    description: 'Periods with other hours, of the firm and of consultants, the latest first.',
  })
  hoursPeriods(@Listed(hoursPeriodList) args: HoursPeriodListArgs) {
    return this.periods.list(args);
  }

  @Allow('officeHours.read')
  @Query(() => HoursPeriod, {
    description: 'The period with this id; NOT_FOUND if there is none.',
  })
  hoursPeriod(@Id() id: string) {
    return this.periods.get(id);
  }

  @Allow('officeHours.manage')
  @Mutation(() => HoursPeriod, {
    description: 'Creates a period with other hours. What is booked already stays.',
  })
  createHoursPeriod(
    @CurrentViewer() viewer: Viewer,
    @Args('input', INPUT_ARG_OPTIONS) input: CreateHoursPeriodInput,
    @KeyArg() idempotencyKey?: string,
  ) {
    return this.periods.create(viewer, input, idempotencyKey);
  }

  @Allow('officeHours.manage')
  @Mutation(() => HoursPeriod, { description: 'Changes the given fields of a period.' })
  updateHoursPeriod(
    @CurrentViewer() viewer: Viewer,
    @Id() id: string,
    @Args('input', INPUT_ARG_OPTIONS) input: UpdateHoursPeriodInput,
  ) {
    return this.periods.update(viewer, id, input);
  }

  @Allow('officeHours.manage')
  @Mutation(() => HoursPeriod, {
    description: 'Deletes a period for good: the ordinary hours hold again. Answers it as it was.',
  })
  eraseHoursPeriod(@CurrentViewer() viewer: Viewer, @Id() id: string) {
    return this.periods.remove(viewer, id);
  }

  @Public()
  @Query(() => [PublicHoursPeriod], {
    description:
      'Other hours of the firm that hold now or begin within two weeks, the earliest first.',
  })
  publicHoursPeriods(@LanguageArg() language: Locale) {
    return this.periods.shown(language);
  }

  @ResolveField('inWords', () => HoursInWords)
  hoursInWords(@Parent() { hours }: HoursPeriodEntity) {
    return inWords(hours);
  }
}
