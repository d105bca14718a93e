import { Query, Resolver } from '@nestjs/graphql';
import { Allow, CurrentViewer } from '../../platform/access/access.decorators.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { OverviewService } from './overview.service.js';
import { Overview } from './overview.types.js';

@Resolver(() => Overview)
export class OverviewResolver {
  constructor(private readonly service: OverviewService) {}

  @Allow('overview.read')
  @Query(() => Overview, { description: 'Figures and recent activity; for the office.' })
  overview(@CurrentViewer() viewer: Viewer) {
    return this.service.get(viewer);
  }
}
