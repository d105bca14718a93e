import { Query, Resolver } from '@nestjs/graphql';
import { Allow } from '../../core/access/access.decorators.js';
import { OverviewService } from './overview.service.js';
import { Overview } from './overview.types.js';

@Resolver(() => Overview)
export class OverviewResolver {
  constructor(private readonly service: OverviewService) {}

  @Allow('overview.read')
  @Query(() => Overview, { description: 'Figures and recent activity; for administrators.' })
  overview() {
    return this.service.get();
  }
}
