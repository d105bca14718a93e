import {
  AdminPersonDocument,
  AdminPersonRequestsDocument,
  DismissPersonProposalDocument,
  MergePeopleDocument,
  PeopleToMergeDocument,
  SeparateRequestDocument,
  UndoPeopleMergeDocument,
  UndoPersonDismissalDocument,
  UndoRequestSeparationDocument,
  type AdminPersonComparedFragment,
  type AdminPersonFragment,
  type AdminPersonRequestsQuery,
} from '../../../graphql/generated/graphql';
import { MAX_AGE, mutationOf, queryOf } from '../../../dashboard/engine/operations';

export type Person = AdminPersonFragment;
/** What is compared before two people are merged. */
export type ComparedPerson = Omit<AdminPersonComparedFragment, '__typename'>;
export type PersonRequest = AdminPersonRequestsQuery['person']['requests']['items'][number];
export type PersonMerge = Person['mergedPeople'][number];
export type PersonDismissal = Person['dismissals'][number];
export type RequestSeparation = Person['separations'][number];

export const personQuery = queryOf(AdminPersonDocument, (data) => data.person, MAX_AGE.none);
export const personRequestsQuery = queryOf(
  AdminPersonRequestsDocument,
  (data) => data.person.requests,
  MAX_AGE.none,
);

export const peopleToMergeQuery = queryOf(
  PeopleToMergeDocument,
  (data) => data.people.items,
  MAX_AGE.opened,
);

export const mergePeople = mutationOf(
  MergePeopleDocument,
  (people: { fromId: string; intoId: string }) => people,
  (data) => data.mergePeople,
);
export const undoPeopleMerge = mutationOf(
  UndoPeopleMergeDocument,
  (mergeId: string) => ({ mergeId }),
  (data) => data.undoPeopleMerge,
);
export const dismissProposal = mutationOf(
  DismissPersonProposalDocument,
  (people: { personId: string; otherId: string }) => people,
  (data) => data.dismissPersonProposal,
);
export const undoDismissal = mutationOf(
  UndoPersonDismissalDocument,
  (dismissalId: string) => ({ dismissalId }),
  (data) => data.undoPersonDismissal,
);
export const separateRequest = mutationOf(
  SeparateRequestDocument,
  (request: Pick<PersonRequest, 'kind'> & { requestId: string }) => request,
  (data) => data.separateRequest,
);
export const undoSeparation = mutationOf(
  UndoRequestSeparationDocument,
  (separationId: string) => ({ separationId }),
  (data) => data.undoRequestSeparation,
);
