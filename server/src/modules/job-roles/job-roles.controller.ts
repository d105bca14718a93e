import { Controller, Get, Param, Query } from '@nestjs/common';
import { Allow, Public } from '../../core/access/access.decorators.js';
import { LanguageArgs } from '../../core/content/content.args.js';
import { ContentController } from '../../core/content/content.controller.js';
import { SlugPipe } from '../../core/http/id.pipe.js';
import { ListKey } from '../../core/http/list-key.js';
import { jobRoleTypes, PublicJobRoleListArgs } from './job-role.types.js';
import { JobRolesService } from './job-roles.service.js';

/** Registered before `JobRolesController`, whose route `:id` would match `categories`. */
@Controller('roles/categories')
export class JobRoleCategoriesController {
  constructor(private readonly service: JobRolesService) {}

  @Allow('jobRole.read')
  @Get()
  async categories(@Query() { language }: LanguageArgs) {
    return { categories: await this.service.categories(language) };
  }
}

@Controller('roles')
export class JobRolesController extends ContentController<JobRolesService>(jobRoleTypes) {
  constructor(service: JobRolesService) {
    super(service);
  }
}

@Controller('public/roles')
export class PublicJobRolesController {
  constructor(private readonly service: JobRolesService) {}

  @Public()
  @ListKey('roles')
  @Get()
  list(@Query() args: PublicJobRoleListArgs) {
    return this.service.listPublic(args);
  }

  @Public()
  @Get('stats')
  stats() {
    return this.service.publicStats();
  }

  @Public()
  @Get('categories')
  async categories(@Query() { language }: LanguageArgs) {
    return { categories: await this.service.publicCategories(language) };
  }

  @Public()
  @Get(':slug')
  get(@Param('slug', SlugPipe) slug: string, @Query() { language }: LanguageArgs) {
    return this.service.getPublicBy('slug', slug, language);
  }
}
