import {
  type DynamicModule,
  Module,
  type OnModuleDestroy,
  type Provider,
  type Type,
} from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { AppConfig } from './platform/config/app-config.js';
import { ConfigModule } from './platform/config/config.module.js';
import type { ContentKind } from './contract/content/content-kinds.js';
import { AccessModule } from './platform/access/access.module.js';
import { ContentEngineModule } from './content/content-engine.module.js';
import { PlatformModule } from './platform/platform.module.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { AllErrorsFilter } from './platform/http/all-errors.filter.js';
import { FilesModule } from './platform/files/files.module.js';
import { GraphqlModule } from './platform/graphql/graphql.module.js';
import { EnvelopeInterceptor } from './platform/http/envelope.interceptor.js';
import { GracefulClose } from './platform/http/graceful-close.js';
import { createValidationPipe } from './platform/validation/validation.pipe.js';
import { RequestsModule } from './requests/requests.module.js';
import { AdvocatesModule } from './modules/advocates/advocates.module.js';
import { ApiDocsModule } from './modules/api-docs/api-docs.module.js';
import { ApplicationsModule } from './modules/applications/applications.module.js';
import { AssistantsModule } from './modules/assistants/assistants.module.js';
import { AuditModule } from './modules/audit/audit.module.js';
import { ApiTokensModule } from './accounts/api-tokens/api-tokens.module.js';
import { AuthModule } from './accounts/auth/auth.module.js';
import { CategoriesModule } from './modules/categories/categories.module.js';
import { ConsultantsModule } from './modules/consultants/consultants.module.js';
import { ConsultationsModule } from './modules/consultations/consultations.module.js';
import { ContactInfoModule } from './modules/contact-info/contact-info.module.js';
import { ContactRequestsModule } from './modules/contact-requests/contact-requests.module.js';
import { DeskModule } from './modules/desk/desk.module.js';
import { EmailChangeModule } from './accounts/email-change/email-change.module.js';
import { EarlierRequestsModule } from './modules/earlier-requests/earlier-requests.module.js';
import { EmailVerificationModule } from './accounts/email-verification/email-verification.module.js';
import { FaqsModule } from './modules/faqs/faqs.module.js';
import { GuideStepsModule } from './modules/guide-steps/guide-steps.module.js';
import { HolidaysModule } from './modules/holidays/holidays.module.js';
import { OfficeHoursModule } from './modules/office-hours/office-hours.module.js';
import { JobRolesModule } from './modules/job-roles/job-roles.module.js';
import { MailsModule } from './modules/mails/mails.module.js';
import { MyRequestsModule } from './modules/my-requests/my-requests.module.js';
import { NotificationsModule } from './modules/notifications/notifications.module.js';
import { OverviewModule } from './modules/overview/overview.module.js';
import { PasswordResetModule } from './accounts/password-reset/password-reset.module.js';
import { PhoneVerificationModule } from './accounts/phone-verification/phone-verification.module.js';
import { PrivacyModule } from './modules/privacy/privacy.module.js';
import { PublicSearchModule } from './modules/public-search/public-search.module.js';
import { RestModule } from './modules/rest/rest.module.js';
import { SearchModule } from './modules/search/search.module.js';
import { SeedModule } from './modules/seed/seed.module.js';
import { ServiceRequestsModule } from './modules/service-requests/service-requests.module.js';
import { CaseArchivesModule } from './modules/case-archives/case-archives.module.js';
import { PeopleModule } from './modules/people/people.module.js';
import { QuotesModule } from './modules/quotes/quotes.module.js';
import { QuoteTemplatesModule } from './modules/quote-templates/quote-templates.module.js';
import { RatingsModule } from './modules/ratings/ratings.module.js';
import { ReplyTemplatesModule } from './modules/reply-templates/reply-templates.module.js';
import { ServicesModule } from './modules/services/services.module.js';
import { SessionsModule } from './accounts/sessions/sessions.module.js';
import { SettingsModule } from './modules/settings/settings.module.js';
import { SituationsModule } from './modules/situations/situations.module.js';
import { SiteModule } from './modules/site/site.module.js';
import { StoredContactsModule } from './modules/stored-contacts/stored-contacts.module.js';
import { SynonymsModule } from './modules/synonyms/synonyms.module.js';
import { TestimonialsModule } from './modules/testimonials/testimonials.module.js';
import { WebhooksModule } from './modules/webhooks/webhooks.module.js';
import { UsersModule } from './accounts/users/users.module.js';

/** Each kind of content: its module, or `plainContent` of what has no rules of its own. */
const CONTENT_MODULES: Record<ContentKind, Type | DynamicModule> = {
  service: ServicesModule,
  situation: SituationsModule,
  consultant: ConsultantsModule,
  guideStep: GuideStepsModule,
  jobRole: JobRolesModule,
  category: CategoriesModule,
  faq: FaqsModule,
  quoteTemplate: QuoteTemplatesModule,
  replyTemplate: ReplyTemplatesModule,
  synonym: SynonymsModule,
  testimonial: TestimonialsModule,
};

/** What the product does, beside the parts that every feature uses. */
const FEATURES = [
  AuditModule,
  SettingsModule,
  NotificationsModule,
  UsersModule,
  AuthModule,
  AdvocatesModule,
  ApiDocsModule,
  ApiTokensModule,
  AssistantsModule,
  EmailChangeModule,
  EmailVerificationModule,
  PhoneVerificationModule,
  PasswordResetModule,
  ...Object.values(CONTENT_MODULES),
  HolidaysModule,
  OfficeHoursModule,
  ServiceRequestsModule,
  ApplicationsModule,
  ContactRequestsModule,
  ConsultationsModule,
  QuotesModule,
  CaseArchivesModule,
  RatingsModule,
  PeopleModule,
  ContactInfoModule,
  DeskModule,
  MyRequestsModule,
  EarlierRequestsModule,
  OverviewModule,
  MailsModule,
  PrivacyModule,
  PublicSearchModule,
  SearchModule,
  SeedModule,
  SiteModule,
  StoredContactsModule,
  WebhooksModule,
];

const FOR_EVERY_CALL: Provider[] = [
  { provide: APP_FILTER, useClass: AllErrorsFilter },
  { provide: APP_INTERCEPTOR, useClass: EnvelopeInterceptor },
  { provide: APP_PIPE, useFactory: () => createValidationPipe() },
];

@Module({})
export class AppModule implements OnModuleDestroy {
  constructor(private readonly close: GracefulClose) {}

  static forRoot(config: AppConfig): DynamicModule {
    const modules = [
      ConfigModule.forRoot(config),
      DatabaseModule,
      PlatformModule,
      ContentEngineModule,
      RequestsModule,
      FilesModule,
      AccessModule.forRoot(SessionsModule),
      GraphqlModule,
      ...FEATURES,
    ];
    return {
      module: AppModule,
      imports: [...modules, RestModule.of(modules)],
      providers: FOR_EVERY_CALL,
    };
  }

  /** Nest calls the root module first, so closing begins before other modules wait for their work (S37). */
  onModuleDestroy(): void {
    this.close.begin();
  }
}
