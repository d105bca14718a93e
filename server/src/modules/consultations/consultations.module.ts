import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../../platform/mail/mail.module.js';
import { SmsModule } from '../../platform/sms/sms.module.js';
import { RequestBulkMutations } from '../../requests/api/request-bulk.resolver.js';
import { RequestIntakeMutation } from '../../requests/api/request-intake.resolver.js';
import { RequestMutations } from '../../requests/api/request-mutations.resolver.js';
import { ConsultantsModule } from '../consultants/consultants.module.js';
import { SituationsModule } from '../situations/situations.module.js';
import { ConsultantCalendars } from './consultant-calendars.js';
import { ConsultantFeedEntity } from './consultant-feed.entity.js';
import { ConsultantFeeds } from './consultant-feeds.js';
import { ConsultantHoursEntity } from './consultant-hours.entity.js';
import { ConsultantScheduleResolver } from './consultant-schedule.resolver.js';
import { ConsultantScheduleService } from './consultant-schedule.service.js';
import { ConsultationEntity } from './consultation.entity.js';
import { ConsultationCalendarFiles } from './consultation-calendar-files.js';
import { ConsultationCalendarLinks } from './consultation-calendar-links.js';
import { ConsultationReminders } from './consultation-reminders.js';
import { ConsultationSlotsResolver } from './consultation-slots.resolver.js';
import { ConsultationSlotsService } from './consultation-slots.service.js';
import { AffectedConsultations } from './affected-consultations.js';
import { AffectedConsultationsResolver } from './affected-consultations.resolver.js';
import { ConsultationSettling } from './consultation-settling.js';
import { ConsultationsToSettle } from './consultations-to-settle.js';
import { ConsultationMoves } from './consultation-moves.js';
import { NoShows } from './no-shows.js';
import { NoShowsResolver } from './no-shows.resolver.js';
import { OpenAppointments } from './open-appointments.js';
import { consultationTypes } from './consultation.types.js';
import { DaySheets } from './day-sheets.js';
import { DaySheetsController } from './day-sheets.controller.js';
import { DaySheetsResolver } from './day-sheets.resolver.js';
import { ConsultationsController } from './consultations.controller.js';
import { ConsultationsResolver } from './consultations.resolver.js';
import { ConsultationsService } from './consultations.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([ConsultationEntity, ConsultantFeedEntity, ConsultantHoursEntity]),
    MailModule,
    SmsModule,
    ConsultantsModule,
    SituationsModule,
  ],
  controllers: [ConsultationsController, DaySheetsController],
  providers: [
    DaySheets,
    DaySheetsResolver,
    ConsultantCalendars,
    ConsultantFeeds,
    ConsultantScheduleService,
    ConsultantScheduleResolver,
    ConsultationCalendarFiles,
    ConsultationCalendarLinks,
    ConsultationsService,
    ConsultationReminders,
    ConsultationsResolver,
    RequestMutations(consultationTypes, ConsultationsService),
    RequestIntakeMutation(consultationTypes, ConsultationsService),
    RequestBulkMutations(consultationTypes, ConsultationsService),
    ConsultationSlotsService,
    ConsultationSlotsResolver,
    NoShows,
    NoShowsResolver,
    OpenAppointments,
    ConsultationMoves,
    ConsultationsToSettle,
    ConsultationSettling,
    AffectedConsultations,
    AffectedConsultationsResolver,
  ],
  exports: [ConsultationsService],
})
export class ConsultationsModule {}
