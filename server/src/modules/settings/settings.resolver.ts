import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { DEFAULT_LOCALE, type Locale } from '../../contract/locales.js';
import { Allow, CurrentViewer, Public } from '../../platform/access/access.decorators.js';
import { INPUT_ARG_OPTIONS, LanguageArg } from '../../platform/graphql/common-args.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { FirmIdentity, Site } from './site.types.js';
import { MailTestService, SmsTestService } from './test-messages.service.js';
import { SettingsService } from './settings.service.js';
import {
  IntegrationSettingsInput,
  MailTestResult,
  SettingsType,
  SmsTestArgs,
  SmsTestResult,
  UpdateSettingsInput,
} from './settings.types.js';
import { Limits } from '../../platform/access/declared-limits.js';
import { MAIL_LIMIT, SMS_LIMIT } from './test-messages.service.js';

@Public()
@Resolver()
export class SiteResolver {
  constructor(private readonly service: SettingsService) {}

  @Query(() => Site, { description: 'The firm and what everybody may know of the settings.' })
  site(@LanguageArg() language?: Locale) {
    return this.service.site(language ?? DEFAULT_LOCALE);
  }

  @Query(() => FirmIdentity, {
    description: 'Who the firm is by its papers, for its legal notice.',
  })
  firmIdentity(@LanguageArg() language?: Locale) {
    return this.service.identity(language ?? DEFAULT_LOCALE);
  }
}

@Allow('settings.manage')
@Resolver(() => SettingsType)
export class SettingsResolver {
  constructor(
    private readonly service: SettingsService,
    private readonly mailTest: MailTestService,
    private readonly smsTest: SmsTestService,
  ) {}

  @Query(() => SettingsType, {
    description: 'All settings, for administrators; of secrets only whether they are set.',
  })
  settings() {
    return this.service.shown();
  }

  @Mutation(() => SettingsType, {
    description:
      'Changes settings, all of them or none; they take effect at once. STALE_WRITE if somebody changed a group since the given version.',
  })
  updateSettings(
    @CurrentViewer() viewer: Viewer,
    @Args('input', INPUT_ARG_OPTIONS) input: UpdateSettingsInput,
  ) {
    return this.service.update(viewer, input);
  }

  @Limits(MAIL_LIMIT)
  @Mutation(() => MailTestResult, {
    description:
      'Sends a mail to the caller by the stored mail settings, changed by those given here, and answers what the mail server said.',
  })
  testMail(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { ...INPUT_ARG_OPTIONS, nullable: true }) input?: IntegrationSettingsInput,
  ) {
    return this.mailTest.run(viewer, input);
  }

  @Limits(SMS_LIMIT)
  @Mutation(() => SmsTestResult, {
    description:
      'Sends an SMS by the stored settings, changed by those given here, and answers what the service said.',
  })
  testSms(@CurrentViewer() viewer: Viewer, @Args() args: SmsTestArgs) {
    return this.smsTest.run(viewer, args);
  }
}
