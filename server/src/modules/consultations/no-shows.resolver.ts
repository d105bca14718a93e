import { Mutation, Resolver } from '@nestjs/graphql';
import { Allow, CurrentViewer } from '../../platform/access/access.decorators.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { Id, Input } from '../../requests/api/request-operations.js';
import { Consultation, MarkNoShowInput } from './consultation.types.js';
import { NoShows } from './no-shows.js';

/** Appointments that the client did not come to. */
@Allow('consultation.answer')
@Resolver(() => Consultation)
export class NoShowsResolver {
  constructor(private readonly noShows: NoShows) {}

  @Mutation(() => Consultation, {
    description:
      'Notes that the client did not come, which closes the consultation as cancelled. Lawyers mark those that they deal with; FORBIDDEN for others. APPOINTMENT_AHEAD before it begins, CONSULTATION_OVER if it was cancelled.',
  })
  markConsultationNoShow(
    @CurrentViewer() viewer: Viewer,
    @Id() id: string,
    @Input(MarkNoShowInput) input: MarkNoShowInput,
  ) {
    return this.noShows.mark(viewer, id, input);
  }

  @Mutation(() => Consultation, {
    description:
      'Takes back within a day that the client did not come: the consultation has the status again that it had. NO_SHOW_SETTLED later.',
  })
  unmarkConsultationNoShow(@CurrentViewer() viewer: Viewer, @Id() id: string) {
    return this.noShows.undo(viewer, id);
  }
}
