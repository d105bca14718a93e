import { Module } from '@nestjs/common';
import { ConsultantsModule } from '../consultants/consultants.module.js';
import { CategoriesModule } from '../categories/categories.module.js';
import { ContactInfoModule } from '../contact-info/contact-info.module.js';
import { JobRolesModule } from '../job-roles/job-roles.module.js';
import { FaqsModule } from '../faqs/faqs.module.js';
import { ReplyTemplatesModule } from '../reply-templates/reply-templates.module.js';
import { ServicesModule } from '../services/services.module.js';
import { TestimonialsModule } from '../testimonials/testimonials.module.js';
import { SeedService } from './seed.service.js';

@Module({
  imports: [
    ServicesModule,
    ContactInfoModule,
    ConsultantsModule,
    JobRolesModule,
    CategoriesModule,
    FaqsModule,
    TestimonialsModule,
    ReplyTemplatesModule,
  ],
  providers: [SeedService],
})
export class SeedModule {}
