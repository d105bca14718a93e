import { Args, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Locale } from '../../contract/locales.js';
import { Allow, CurrentViewer, Public } from '../../core/access/access.decorators.js';
import type { Viewer } from '../../core/access/viewer.js';
import { ContentResolver, SlugCheck } from '../../core/content/content.resolver.js';
import { LocaleEnum } from '../../core/graphql/enums.js';
import { NumberIdPipe, SlugPipe } from '../../core/http/id.pipe.js';
import { PublicService, Service, serviceTypes } from './service.types.js';
import { ServicesService } from './services.service.js';

@Resolver(() => Service)
export class ServicesResolver extends ContentResolver<ServicesService>(serviceTypes) {
  constructor(service: ServicesService) {
    super(service);
  }

  @Public()
  @Query(() => PublicService, {
    description: 'One active service by its slug; NOT_FOUND otherwise (A69).',
  })
  publicService(
    @Args('slug', { type: () => String }, SlugPipe) slug: string,
    @Args('language', {
      type: () => LocaleEnum,
      nullable: true,
      description: 'Arabic when left out.',
    })
    language?: Locale,
  ) {
    return this.service.getPublic({ slug }, language);
  }

  @Allow('service.manage')
  @Query(() => SlugCheck, {
    description: 'Whether a slug is free; the row excludeId does not count.',
  })
  checkServiceSlug(
    @Args('slug', { type: () => String }) slug: string,
    @Args('excludeId', { type: () => Int, nullable: true }) excludeId?: number,
  ) {
    return this.service.checkSlug(slug, excludeId);
  }

  @Allow('service.manage')
  @Mutation(() => Service, { description: 'Features a service, or no longer.' })
  toggleServiceFeatured(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => Int }, NumberIdPipe) id: number,
  ) {
    return this.service.toggleFlag(viewer, id, 'featured');
  }
}
