import type { Type } from '@nestjs/common';
import {
  ArgsType,
  Field,
  InputType,
  Int,
  ObjectType,
  OmitType,
  PartialType,
} from '@nestjs/graphql';
import type {
  ContentOf,
  CorrectedRequest,
  RequestDefinition,
  SubmittedRequest,
} from '../../contract/requests/define-request.js';
import { countName } from '../../contract/requests/count-name.js';
import type { ErrorCode } from '../../contract/errors.js';
import type { EnumDeclaration } from '../../contract/enums.js';
import { capitalized } from '../../platform/graphql/capitalized.js';
import { declaredEnum } from '../../platform/graphql/graphql-enums.js';
import {
  type GraphqlList,
  graphqlList,
  SortInput,
  type SortColumns,
} from '../../platform/list/graphql-list.js';
import { PageType } from '../../platform/list/page-type.js';
import { graphql } from '../../platform/validation/field-parts.js';
import { EnumField, IntField, TextField } from '../../platform/validation/fields.js';
import {
  addRequestFields,
  addRequestFilters,
  addRequestInputs,
  fieldsWhere,
  namesWhere,
} from '../store/request-field-kinds.js';
import { type RequestFilters, RequestListArgs, StatusesField } from './request-list.args.js';
import { requestColumns } from '../store/request-table.js';
import {
  ClientRequest,
  RequestStatusInput,
  RequestType,
  RESOLVED,
  VERSION,
} from '../store/request.types.js';
import type { Locale } from '../../contract/locales.js';
import type { AccessRequirement } from '../../platform/access/access.decorators.js';
import type { StatusChange } from '../request-kind.js';
import type { RequestBase } from '../store/request.entity.js';
import { LIMITS } from '../../contract/limits.js';
import { Node } from '../../platform/graphql/node.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { AnswerShape } from '../../platform/http/described.js';
import { ConsentField } from '../../platform/validation/consent.js';

/** Only pages with a form say how long they were open. */
const isForm = (input: object) => 'secondsOpen' in input && typeof input.secondsOpen === 'number';

/**
 * What tells a program that fills in the site's forms from a person, without tracking anybody (B34).
 * Programs that call the API are held by the limits instead.
 */
@InputType({ isAbstract: true })
abstract class FormCheckInput {
  @TextField({
    optional: true,
    max: LIMITS.url.max,
    description:
      'Leave it out: forms have a hidden field of this name, and FORM_REFUSED is the answer when it is filled in.',
  })
  homepage?: string | null;

  @IntField({
    optional: true,
    description: `Whole seconds since the page with the form was loaded, where there is one; FORM_REFUSED if fewer than ${LIMITS.formSeconds}.`,
  })
  secondsOpen?: number | null;

  @ConsentField(isForm)
  consentVersion?: string | null;
}

/** What was submitted, and the consent that was given with it. */
interface AcceptedForm {
  form: object;
  consentVersion: string | null | undefined;
}

/** Fields of a submission that are no part of the request; left out of corrections. */
const FORM_CHECK_FIELDS = ['homepage', 'secondsOpen', 'consentVersion'] as const;

/**
 * The submission without its check, with the consent that was given. FORM_REFUSED when it seems to be made by a program; nothing is
 * dropped silently, so that a person who is taken for one can send again.
 */
export function acceptForm({
  homepage,
  secondsOpen,
  consentVersion,
  ...form
}: FormCheckInput): AcceptedForm {
  const tooFast = typeof secondsOpen === 'number' && secondsOpen < LIMITS.formSeconds;
  if (homepage || tooFast) throw new AppError('FORM_REFUSED');
  return { form, consentVersion };
}

/** What the resolver and the controller of one kind of request are made from. */
export interface RequestApiOptions {
  definition: RequestDefinition;
  /** Who may send one: everybody, or people whose role holds this permission. */
  submitAccess: AccessRequirement;
  /**
   * What an answer holds of one. Fields without a column are filled in by request.resolver.ts and by the resolver of the
   * kind (modules/service-requests/service-requests.resolver.ts).
   */
  item: Type<object>;
  page: Type<object>;
  stats: Type<object>;
  listArgs: Type<RequestFilters>;
  /** The same over GraphQL. */
  list: GraphqlList;
  submitInput: Type<object>;
  updateInput: Type<object>;
  statusInput: Type<StatusChange<RequestBase>>;
  /** What a row shows over REST. */
  serialize: (row: never, locale: Locale) => object;
  /** What it shows beside the fields of its type. */
  restFields?: AnswerShape['more'];
  /** How it can be refused beside what all kinds have, when it is sent or changed. */
  refusals?: readonly ErrorCode[];
}

type Class<T> = abstract new () => T;

/** What a kind of request says itself: who may send one and what REST shows, and types with more than is declared. */
type OwnOptions = Pick<
  RequestApiOptions,
  'submitAccess' | 'serialize' | 'restFields' | 'refusals'
> &
  Partial<Pick<RequestApiOptions, 'item' | 'listArgs' | 'submitInput' | 'statusInput'>> & {
    /** What its lists can be sorted by beside its declared fields. */
    columns?: SortColumns;
  };

const statusEnums = new Map<RequestDefinition, EnumDeclaration>();

/** The enum of its statuses, `ServiceRequestStatus`. */
export function statusEnum(definition: RequestDefinition): object {
  const { name, label, statusMeanings: meanings } = definition;
  const declaration = statusEnums.get(definition) ?? {
    ...{ name: `${capitalized(name)}Status`, meanings },
    description: `Status of a ${label.one}.`,
  };
  statusEnums.set(definition, declaration);
  return declaredEnum(declaration);
}

/** What is read of a request. */
export function RequestItem<D extends RequestDefinition>(
  definition: D,
): Class<RequestType & ContentOf<D>> {
  @ObjectType({ isAbstract: true })
  abstract class Item extends RequestType {}
  addRequestFields(definition, Item.prototype);
  const description = `Status of the ${definition.noun.slice(0, -1).toLowerCase()}.`;
  graphql(() => statusEnum(definition), { description })(Item.prototype, 'status');
  return Item as unknown as Class<RequestType & ContentOf<D>>;
}

/** Makes the type of a kind of request of a class: its name, and that it is a `ClientRequest`. */
export const RequestObject = ({ name, label, descriptions }: RequestDefinition): ClassDecorator =>
  ObjectType(capitalized(name), {
    implements: () => [Node, ClientRequest],
    description: descriptions?.item ?? `A ${label.one}.`,
  });

/** A new request, with what tells a program from a person. */
export function SubmitRequestInput<D extends RequestDefinition>(
  definition: D,
): Class<FormCheckInput & SubmittedRequest<D>> {
  @InputType({ isAbstract: true })
  abstract class Submitted extends FormCheckInput {}
  const sent = fieldsWhere(definition, ({ writtenBy }) => !writtenBy);
  addRequestInputs(sent, Submitted.prototype);
  return Submitted as unknown as Class<FormCheckInput & SubmittedRequest<D>>;
}

/** Corrections by the office: every field may be left out, and a stale version is refused. */
function UpdateRequestInput<D extends RequestDefinition>(
  definition: D,
  submitted: Type<object>,
): Class<CorrectedRequest<D>> {
  const omitted = [...FORM_CHECK_FIELDS, ...namesWhere(definition, ({ fixed }) => Boolean(fixed))];
  const Corrected = PartialType(OmitType(submitted, omitted as never[]), {
    skipNullProperties: false,
    omitDefaultValues: true,
  }) as Type<object>;
  @InputType({ isAbstract: true })
  abstract class Update extends Corrected {
    @IntField(VERSION)
    version?: number | null;
  }
  addRequestInputs(
    fieldsWhere(definition, ({ writtenBy }) => writtenBy === 'office'),
    Update.prototype,
  );
  return Update as unknown as Class<CorrectedRequest<D>>;
}

/** What the office narrows a list by. */
export function RequestArgs(definition: RequestDefinition): Class<RequestFilters> {
  const { statuses, noun } = definition;
  @ArgsType()
  abstract class Filters extends RequestListArgs {
    @StatusesField(statusEnum(definition), statuses)
    statuses?: string[];

    status?: string;
  }
  const description = `Only ${noun.toLowerCase()} with this status.`;
  EnumField(statusEnum(definition), statuses, { optional: true, description })(
    Filters.prototype,
    'status',
  );
  addRequestFilters(definition, Filters.prototype);
  return Filters;
}

/** A class for the API, made from the declaration. */
function made<T extends object>(base: Class<T>, ...as: ClassDecorator[]): Type<T> {
  class Made extends (base as unknown as Type<object>) {}
  as.forEach((decorate) => decorate(Made));
  return Made as unknown as Type<T>;
}

function statsType(definition: RequestDefinition): Type<object> {
  const { name, noun, label, statusCounts } = definition;
  class Stats {}
  const counts = { total: `Number of all ${noun.toLowerCase()}.`, ...statusCounts };
  for (const [count, description] of Object.entries(counts))
    Field(() => Int, { description, name: countName(count) })(
      Stats.prototype,
      countName(count, definition.noun),
    );
  const description = `Counts of ${label.many}, without those in the trash.`;
  ObjectType(`${capitalized(name)}Stats`, { description })(Stats);
  return Stats;
}

/** `status` is left to REST: several statuses can be given. */
function requestList(
  definition: RequestDefinition,
  args: Type<RequestFilters>,
  columns?: SortColumns,
): GraphqlList {
  const { label } = definition;
  const name = capitalized(definition.name);
  const sort = SortInput(name, label.many, {
    ...requestColumns(definition),
    ...columns,
    queue: 'What is urgent and waits first, then the longest waiting, in either direction.',
  });
  return graphqlList({ name, many: label.many, args, sort, without: ['status'] });
}

/**
 * The types of a kind of request: `ServiceRequest`, `ServiceRequestPage`, `ServiceRequestStats`,
 * `SubmitServiceRequestInput`, `UpdateServiceRequestInput`, `SetServiceRequestStatusInput`.
 */
export function requestApi(definition: RequestDefinition, own: OwnOptions): RequestApiOptions {
  const { name, label, statuses, descriptions = {} } = definition;
  const one = capitalized(name);
  const {
    submitInput: ofSubmit = `A new ${label.one}.`,
    statusInput: ofStatus = `A new status for a ${label.one}, with a note for the client.`,
  } = descriptions;
  const ofUpdate = `Corrections to a ${label.one} by the office; fields left out stay as they are.`;
  const {
    item = made(RequestItem(definition), RequestObject(definition)),
    listArgs = made(RequestArgs(definition), ArgsType()),
    submitInput = made(
      SubmitRequestInput(definition),
      InputType(`Submit${one}Input`, { description: ofSubmit }),
    ),
    statusInput = made(
      RequestStatusInput(statusEnum(definition), statuses),
      InputType(`Set${one}StatusInput`, { description: ofStatus }),
    ),
    columns,
    ...rest
  } = own;
  return {
    ...{ definition, item, listArgs, submitInput, statusInput },
    list: requestList(definition, listArgs, columns),
    page: made(
      PageType(item),
      ObjectType(`${one}Page`, { description: `A page of ${label.many}.` }),
    ),
    stats: statsType(definition),
    updateInput: made(
      UpdateRequestInput(definition, submitInput),
      InputType(`Update${one}Input`, { description: ofUpdate }),
    ),
    ...rest,
  };
}

/** What REST answers of a request, as `SerializesRequests` shows it. */
export const restRequest = ({ definition, item, restFields }: RequestApiOptions): AnswerShape => ({
  name: `${capitalized(definition.name)}Row`,
  of: item,
  without: ['personId'],
  more: {
    answerDueAt: {
      ...{ type: ['string', 'null'], format: 'date-time' },
      description: RESOLVED.answerDueAt,
    },
    unseen: { type: 'boolean', description: RESOLVED.unseen },
    ...restFields,
  },
});
