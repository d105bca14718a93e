import { Controller, Get, Query } from '@nestjs/common';
import { type AnswerShape, Answers, SameAs } from '../../platform/http/described.js';
import { Allow, Public } from '../../platform/access/access.decorators.js';
import { LanguageArgs } from '../../content/content.args.js';
import { ContentController, PublicContentController } from '../../content/content.controller.js';
import { JobRoleCategoryCount, jobRoleTypes } from './job-role.types.js';
import { JobRolesService } from './job-roles.service.js';

const CATEGORIES: AnswerShape = {
  name: 'JobRoleCategories',
  of: Object,
  more: { categories: [JobRoleCategoryCount] },
};

/** Registered before `JobRolesController`, whose route `:id` would match `categories`. */
@Controller('roles/categories')
export class JobRoleCategoriesController {
  constructor(private readonly service: JobRolesService) {}

  @SameAs('jobRoleCategories')
  @Answers(() => CATEGORIES)
  @Allow('jobRole.read')
  @Get()
  async categories(@Query() { language }: LanguageArgs) {
    return { categories: await this.service.categories(language) };
  }
}

@Controller('roles')
export class JobRolesController extends ContentController(jobRoleTypes, JobRolesService) {}

@Controller('public/roles')
export class PublicJobRolesController extends PublicContentController(
  jobRoleTypes,
  JobRolesService,
) {
  @SameAs('publicJobRoleCategories')
  @Answers(() => CATEGORIES)
  @Public()
  @Get('categories')
  async categories(@Query() { language }: LanguageArgs) {
    return { categories: await this.service.publicCategories(language) };
  }
}
