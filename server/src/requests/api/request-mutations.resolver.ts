import { applyDecorators, Inject, type Type } from '@nestjs/common';
import { Mutation, Resolver } from '@nestjs/graphql';
import { requestPermission, type RequestRight } from '../../contract/permissions.js';
import { Access, Allow, CurrentViewer } from '../../platform/access/access.decorators.js';
import { type ClientInfo, CurrentClient } from '../../platform/access/client-info.js';
import { capitalized } from '../../platform/graphql/capitalized.js';
import { KeyArg } from '../../platform/idempotency/key-parameters.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { acceptForm, type RequestApiOptions } from './request-api.js';
import { Id, Input, requestDescriptions } from './request-operations.js';
import type { StatusChange } from '../request-kind.js';
import type { RequestService } from '../request-kinds.js';
import type { RequestBase } from '../store/request.entity.js';
import {
  AddRequestMessageInput,
  AddRequestNoteInput,
  AssignRequestInput,
  ReplyToRequestInput,
} from '../store/request.types.js';
import { Limits } from '../../platform/access/declared-limits.js';
import { messageLimits, submissionLimits } from '../submission/submission-limits.js';

/**
 * What changes one request over GraphQL, named after its kind: `submitServiceRequest`, `updateServiceRequest`,
 * `setServiceRequestStatus`, `addServiceRequestNote`, `assignServiceRequest`, `replyToServiceRequest`,
 * `addServiceRequestMessage`, `withdrawServiceRequest`, `deleteServiceRequest`, `restoreServiceRequest`.
 */
export function RequestMutations<E extends RequestBase>(
  { definition, item, ...options }: RequestApiOptions,
  service: Type<RequestService<E>>,
) {
  const one = capitalized(definition.name);
  const says = requestDescriptions(definition.label, options.submitAccess === 'public');
  /** A change by the office, which returns the request. */
  const Office = (right: RequestRight, name: string, description: string) =>
    applyDecorators(
      Allow(requestPermission(definition.name, right)),
      Mutation(() => item, { name, description }),
    );

  @Resolver()
  class RequestMutationsOf {
    @Inject(service) readonly requests: RequestService<E>;

    @Limits(...submissionLimits(definition.name))
    @Access(options.submitAccess)
    @Mutation(() => item, { name: `submit${one}`, description: says.submit })
    submit(
      @CurrentViewer() viewer: Viewer | undefined,
      @Input(options.submitInput) input: object,
      @CurrentClient() clientInfo: ClientInfo,
      @KeyArg() key?: string,
    ) {
      const { form, consentVersion } = acceptForm(input);
      return this.requests.submit(viewer, form, { key, clientInfo, consentVersion });
    }

    @Office('manage', `update${one}`, says.update)
    update(
      @CurrentViewer() viewer: Viewer,
      @Id() id: string,
      @Input(options.updateInput) input: object,
    ) {
      return this.requests.update(viewer, id, input);
    }

    @Office('answer', `set${one}Status`, says.setStatus)
    setStatus(
      @CurrentViewer() viewer: Viewer,
      @Id() id: string,
      @Input(options.statusInput) input: StatusChange<E>,
    ) {
      return this.requests.parts.decisions.setStatus(viewer, id, input);
    }

    @Office('answer', `add${one}Note`, says.addNote)
    addNote(
      @CurrentViewer() viewer: Viewer,
      @Id() id: string,
      @Input(AddRequestNoteInput) input: AddRequestNoteInput,
      @KeyArg() key?: string,
    ) {
      return this.requests.parts.thread.addNote(viewer, id, input, key);
    }

    @Office('answer', `assign${one}`, says.assign)
    assign(
      @CurrentViewer() viewer: Viewer,
      @Id() id: string,
      @Input(AssignRequestInput) input: AssignRequestInput,
    ) {
      return this.requests.parts.assignment.assign(viewer, id, input);
    }

    @Office('answer', `replyTo${one}`, says.reply)
    reply(
      @CurrentViewer() viewer: Viewer,
      @Id() id: string,
      @Input(ReplyToRequestInput) input: ReplyToRequestInput,
      @KeyArg() key?: string,
    ) {
      return this.requests.parts.thread.reply(viewer, id, input, key);
    }

    @Limits(...messageLimits(definition.name))
    @Allow('request.own')
    @Mutation(() => item, { name: `add${one}Message`, description: says.addMessage })
    addMessage(
      @CurrentViewer() viewer: Viewer,
      @Id() id: string,
      @Input(AddRequestMessageInput) input: AddRequestMessageInput,
      @KeyArg() key?: string,
    ) {
      return this.requests.parts.thread.addMessage(viewer, id, input, key);
    }

    @Allow('request.own')
    @Mutation(() => item, { name: `withdraw${one}`, description: says.withdraw })
    withdraw(@CurrentViewer() viewer: Viewer, @Id() id: string) {
      return this.requests.parts.thread.withdraw(viewer, id);
    }

    @Office('remove', `delete${one}`, says.remove)
    remove(@CurrentViewer() viewer: Viewer, @Id() id: string) {
      return this.requests.parts.decisions.remove(viewer, id);
    }

    @Office('remove', `restore${one}`, says.restore)
    restore(@CurrentViewer() viewer: Viewer, @Id() id: string) {
      return this.requests.parts.decisions.restore(viewer, id);
    }
  }
  return RequestMutationsOf;
}
