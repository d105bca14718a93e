import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FirmHoursService } from './firm-hours.service.js';
import { HoursPeriodEntity } from './hours-period.entity.js';
import { HoursPeriodsService } from './hours-periods.service.js';
import { OfficeHoursResolver } from './office-hours.resolver.js';

@Module({
  imports: [TypeOrmModule.forFeature([HoursPeriodEntity])],
  providers: [FirmHoursService, HoursPeriodsService, OfficeHoursResolver],
})
export class OfficeHoursModule {}
