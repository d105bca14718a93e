import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../../platform/mail/mail.module.js';
import { TestimonialsModule } from '../testimonials/testimonials.module.js';
import { MyRatingsService } from './my-ratings.service.js';
import { RatingAccess } from './rating-access.js';
import { RatingEvents } from './rating-events.js';
import { RatingInviter } from './rating-invitations.js';
import { RatingRecords } from './rating-records.js';
import { CaseRatingEntity } from './rating.entity.js';
import { MyRatingsResolver, RatingsResolver } from './ratings.resolver.js';
import { RatingsService } from './ratings.service.js';

/** What clients think of their cases that are over, in private, and the testimonials that are made of it. */
@Module({
  imports: [TypeOrmModule.forFeature([CaseRatingEntity]), MailModule, TestimonialsModule],
  providers: [
    MyRatingsService,
    RatingAccess,
    RatingEvents,
    RatingInviter,
    RatingRecords,
    RatingsService,
    RatingsResolver,
    MyRatingsResolver,
  ],
  exports: [RatingRecords],
})
export class RatingsModule {}
