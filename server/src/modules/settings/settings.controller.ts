import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { SameAs } from '../../platform/http/described.js';
import { Allow, CurrentViewer, Public } from '../../platform/access/access.decorators.js';
import { LanguageArgs } from '../../content/content.args.js';
import { FileField } from '../../platform/files/file-field.js';
import { TakesFile } from '../../platform/files/form.interceptor.js';
import type { IncomingFile } from '../../platform/files/incoming-file.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { IntField } from '../../platform/validation/fields.js';
import { SettingsService } from './settings.service.js';
import { GeneralSettingsInput, UpdateSettingsInput } from './settings.types.js';

/** Answers under `/public` are cached. */
@Public()
@Controller(['site', 'public/site'])
export class SiteController {
  constructor(private readonly service: SettingsService) {}

  @SameAs('site')
  @Get()
  get(@Query() { language }: LanguageArgs) {
    return this.service.site(language);
  }
}

/** A form with one picture; errors name it as the form does. */
abstract class PictureForm {
  @IntField({ optional: true, description: 'The version of the general settings that was read.' })
  version?: number | null;
}
class LogoForm extends PictureForm {
  @FileField({ description: 'Logo of the firm.' })
  logo: IncomingFile;
}
class SharePictureForm extends PictureForm {
  @FileField({ description: 'Picture of shared links.' })
  sharePicture: IncomingFile;
}

@Allow('settings.manage')
@Controller('settings')
export class SettingsController {
  constructor(private readonly service: SettingsService) {}

  @SameAs('settings')
  @Get()
  get() {
    return this.service.shown();
  }

  @SameAs('updateSettings')
  @Put()
  update(@CurrentViewer() viewer: Viewer, @Body() input: UpdateSettingsInput) {
    return this.service.update(viewer, input);
  }
  @SameAs('updateSettings')
  @TakesFile('logo')
  @Put('logo')
  setLogo(@CurrentViewer() viewer: Viewer, @Body() form: LogoForm) {
    return this.setPicture(viewer, form);
  }

  @SameAs('updateSettings')
  @TakesFile('sharePicture')
  @Put('share-picture')
  setSharePicture(@CurrentViewer() viewer: Viewer, @Body() form: SharePictureForm) {
    return this.setPicture(viewer, form);
  }

  private setPicture(viewer: Viewer, form: PictureForm) {
    // a file, which the service stores and replaces by its address
    const general = form as unknown as GeneralSettingsInput;
    return this.service.update(viewer, { general }, '');
  }
}
