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
import { countName } from '../../contract/requests/count-name.js';
import type {
  ContentOf,
  CorrectedRequest,
  RequestDefinition,
  SubmittedRequest,
} from '../../contract/requests/define-request.js';
import type { EnumDeclaration } from '../../contract/enums.js';
import { capitalized } from '../graphql/capitalized.js';
import { declaredEnum } from '../graphql/graphql-enums.js';
import { PageType } from '../list/page-type.js';
import { graphql } from '../validation/field-parts.js';
import { IntField, EnumField } from '../validation/fields.js';
import { FORM_CHECK_FIELDS, FormCheckInput } from './form-check.js';
import type { RequestApiOptions } from './request-api-options.js';
import {
  addRequestFields,
  addRequestFilters,
  addRequestInputs,
  fieldsWhere,
  namesWhere,
} from './request-fields.js';
import { type RequestFilters, RequestListArgs, StatusesField } from './request-list.args.js';
import { RequestStatusInput, VERSION } from './request-status-input.js';
import { RequestType } from './request.types.js';

type Class<T> = abstract new () => T;

/** What a kind of request says itself: who may send one and what REST shows, and types with more than is declared. */
type OwnOptions = Pick<RequestApiOptions, 'submitAccess' | 'serialize'> &
  Partial<Pick<RequestApiOptions, 'item' | 'listArgs' | 'submitInput' | 'statusInput'>>;

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

/** What administrators narrow a list by. */
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
    Field(() => Int, { description })(Stats.prototype, countName(definition, count));
  const description = `Counts of ${label.many}, without those in the trash.`;
  ObjectType(`${capitalized(name)}Stats`, { description })(Stats);
  return Stats;
}

/**
 * The types of a kind of request: `ServiceRequest`, `ServiceRequestPage`, `ServiceRequestStats`,
 * `SubmitServiceRequestInput`, `UpdateServiceRequestInput`, `SetServiceRequestStatusInput`.
 */
export function requestApi(definition: RequestDefinition, own: OwnOptions): RequestApiOptions {
  const { name, label, statuses, descriptions = {} } = definition;
  const one = capitalized(name);
  const {
    item: ofItem = `A ${label.one}.`,
    submitInput: ofSubmit = `A new ${label.one}.`,
    statusInput: ofStatus = `A new status for a ${label.one}, with a note for the client.`,
  } = descriptions;
  const ofUpdate = `Corrections to a ${label.one} by an administrator; fields left out stay as they are.`;
  const {
    item = made(RequestItem(definition), ObjectType(one, { description: ofItem })),
    listArgs = made(RequestArgs(definition), ArgsType()),
    submitInput = made(
      SubmitRequestInput(definition),
      InputType(`Submit${one}Input`, { description: ofSubmit }),
    ),
    statusInput = made(
      RequestStatusInput(statusEnum(definition), statuses),
      InputType(`Set${one}StatusInput`, { description: ofStatus }),
    ),
    ...rest
  } = own;
  return {
    ...{ definition, item, listArgs, submitInput, statusInput },
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
