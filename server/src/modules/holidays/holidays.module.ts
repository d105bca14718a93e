import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { HolidayCalendar } from '../../requests/desk/holiday-calendar.js';
import { HolidayEntity } from './holiday.entity.js';
import { HolidaysResolver } from './holidays.resolver.js';
import { HolidaysSeed } from './holidays.seed.js';
import { HolidaysService } from './holidays.service.js';
import { YearlyHolidays } from './yearly-holidays.js';

/** Global, because the answers to requests of every kind are due by the working calendar. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([HolidayEntity])],
  providers: [
    HolidaysService,
    HolidaysResolver,
    HolidaysSeed,
    YearlyHolidays,
    { provide: HolidayCalendar, useExisting: HolidaysService },
  ],
  exports: [HolidayCalendar, HolidaysSeed],
})
export class HolidaysModule {}
