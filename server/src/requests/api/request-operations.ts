import type { Type } from '@nestjs/common';
import { Args, ID } from '@nestjs/graphql';
import type { EntityLabel } from '../../contract/entity-label.js';
import { INPUT_ARG_OPTIONS } from '../../platform/graphql/common-args.js';
import { UuidPipe } from '../../platform/http/id.pipe.js';
import { createValidationPipe } from '../../platform/validation/validation.pipe.js';

/** The id of a request. */
export const Id = () => Args('id', { type: () => ID, description: 'Id of the request.' }, UuidPipe);

/** A validated input object. */
export const Input = (input: Type<object>) =>
  Args('input', { type: () => input, ...INPUT_ARG_OPTIONS }, createValidationPipe(input));

const ALL_OR_NONE =
  'All are changed, or none: those that were changed since they were read are named instead.';

/** What API descriptions say of the operations that every kind of request has. */
export const requestDescriptions = ({ one, many }: EntityLabel, isPublic = false) => ({
  list: `All ${many}, newest first; for the office, of which lawyers see those in their scope.`,
  get: `The ${one} with this id, for the office; NOT_FOUND if there is none.`,
  stats: `Counts of ${many} by status, without those in the trash.`,
  person: `What the office knows about the person who sent a ${one}, for the office.`,
  mine: `The caller's own ${many}, newest first.`,
  getMine: `One of the caller's own ${many}; NOT_FOUND for those of others.`,
  mineChanged: `Sent whenever one of the caller's own ${many} changes; NOT_FOUND, with the id in its extensions, for one that they withdrew.`,
  changed: `Sent whenever a ${one} changes that the caller may see, for the office; NOT_FOUND, with the id in its extensions, is sent once for one that the caller may see no longer, such as one that somebody else deals with from now on.`,
  submit: isPublic
    ? `Sends a ${one}; no account is needed.`
    : `Sends a ${one}; the caller's e-mail address must be verified.`,
  update: `Corrects the given fields of a ${one}.`,
  setStatus: `Sets the status of a ${one}; the client is told by mail, with the note.`,
  addNote: `Adds a note to a ${one}, for the client or for the office only.`,
  assign: `Gives a ${one} to somebody of the office, or to nobody; the client is not told. Lawyers take those that nobody deals with; FORBIDDEN for anything else.`,
  reply: `Replies in the thread of a ${one}: the person gets it by mail, which answers the request. ALREADY_REPLIED if that is its status, unless the input says again.`,
  addMessage: `Adds a message to one of the caller's own ${many}, which then waits for an answer.`,
  withdraw: `Withdraws one of the caller's own ${many}; WITHDRAWAL_REFUSED once the office has begun. Answers it as it was last; it can no longer be read.`,
  remove: `Moves a ${one} to the trash, from which it can be restored; answers it as it is there.`,
  restore: `Restores a ${one} from the trash.`,
  createExport: `Makes an address of a file with all ${many} that the filter matches, the newest first. EXPORT_TOO_LARGE if there are too many.`,
  setStatuses: `Sets the status of several ${many}; each client is told by mail. ${ALL_OR_NONE}`,
  assignAll: `Gives several ${many} to somebody of the office, or to nobody. ${ALL_OR_NONE}`,
  removeAll: `Moves several ${many} to the trash. ${ALL_OR_NONE}`,
  restoreAll: `Restores several ${many} from the trash. ${ALL_OR_NONE}`,
});
