import {
  AdminPersonDocument,
  AdminPersonRequestsDocument,
  MergePeopleDocument,
  UndoPeopleMergeDocument,
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

export const personQuery = queryOf(AdminPersonDocument, (data) => data.person, MAX_AGE.none);
export const personRequestsQuery = queryOf(
  AdminPersonRequestsDocument,
  (data) => data.person.requests,
  MAX_AGE.none,
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
