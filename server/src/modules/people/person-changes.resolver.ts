import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { RequestKindName } from '../../contract/requests/request-kinds.js';
import { Allow, CurrentViewer } from '../../platform/access/access.decorators.js';
import { IdArg } from '../../platform/graphql/common-args.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { RequestKindEnum } from '../../requests/people/request-person.types.js';
import { PersonDismissals } from './person-dismissals.js';
import { PersonMerges } from './person-merges.js';
import { Person } from './person.types.js';
import { RequestSeparations } from './request-separations.js';

/** Says who is whom: joins records of one person, and keeps apart what is not of one. */
@Allow('person.merge')
@Resolver(() => Person)
export class PersonChangesResolver {
  constructor(
    private readonly merges: PersonMerges,
    private readonly dismissals: PersonDismissals,
    private readonly separations: RequestSeparations,
  ) {}

  @Mutation(() => Person, {
    description:
      'Joins two records of one person, which can be undone for a day. What the office sees is together from then on; no account reads more than before. Answers the joined person. PERSON_MERGED if one of them was merged meanwhile.',
  })
  mergePeople(
    @CurrentViewer() viewer: Viewer,
    @IdArg('Id of the person whose record is merged into the other.', 'fromId') fromId: string,
    @IdArg('Id of the person who stays, with their name.', 'intoId') intoId: string,
  ) {
    return this.merges.merge(viewer, fromId, intoId);
  }

  @Mutation(() => Person, {
    description:
      'Undoes a merge within a day. What an account took over by a code or link meanwhile from the other record leaves it again. Answers the person who stands for themselves again. MERGE_UNDONE, MERGE_FINAL.',
  })
  undoPeopleMerge(
    @CurrentViewer() viewer: Viewer,
    @IdArg('Id of the merge.', 'mergeId') mergeId: string,
  ) {
    return this.merges.undo(viewer, mergeId);
  }

  @Mutation(() => Person, {
    description:
      'Says that two people are not one: neither is proposed to be the other any more, until one of them is known by another name, address or number. Answers the first of them.',
  })
  dismissPersonProposal(
    @CurrentViewer() viewer: Viewer,
    @IdArg('Id of a person.', 'personId') personId: string,
    @IdArg('Id of the person who is somebody else.', 'otherId') otherId: string,
  ) {
    return this.dismissals.dismiss(viewer, personId, otherId);
  }

  @Mutation(() => Person, {
    description:
      'Takes back that two people are not one, so that they are proposed again. Answers one of them.',
  })
  undoPersonDismissal(
    @CurrentViewer() viewer: Viewer,
    @IdArg('Id of the dismissal.', 'dismissalId') dismissalId: string,
  ) {
    return this.dismissals.undo(viewer, dismissalId);
  }

  @Mutation(() => Person, {
    description:
      'Takes a request off the person whose it is not, such as one of the family with the same number. It is of somebody new since then, whom it answers; no account reads more or less. PERSON_ONLY_REQUEST if the person has nothing else.',
  })
  separateRequest(
    @CurrentViewer() viewer: Viewer,
    @Args('kind', { type: () => RequestKindEnum, description: 'Kind of the request.' })
    kind: RequestKindName,
    @IdArg('Id of the request.', 'requestId') requestId: string,
  ) {
    return this.separations.separate(viewer, kind, requestId);
  }

  @Mutation(() => Person, {
    description:
      'Gives a request back to the person whom it was taken off, and answers them. NOT_FOUND if that was undone before, and once the request joined an account.',
  })
  undoRequestSeparation(
    @CurrentViewer() viewer: Viewer,
    @IdArg('Id of the separation.', 'separationId') separationId: string,
  ) {
    return this.separations.undo(viewer, separationId);
  }
}
