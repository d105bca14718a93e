import { Inject, type Type } from '@nestjs/common';
import { InputType, Mutation, Resolver } from '@nestjs/graphql';
import { IsIn } from 'class-validator';
import { CONSENT_VERSION, CONSENT_VERSIONS } from '../../contract/consent.js';
import { LIMITS } from '../../contract/limits.js';
import { LOCALES, type Locale } from '../../contract/locales.js';
import { requestPermission } from '../../contract/permissions.js';
import type { RequestDefinition } from '../../contract/requests/define-request.js';
import { INTAKE_CHANNELS, type IntakeChannel } from '../../contract/requests/intake.js';
import type { RequestField } from '../../contract/requests/request-fields.js';
import { Allow, CurrentViewer } from '../../platform/access/access.decorators.js';
import { type ClientInfo, CurrentClient } from '../../platform/access/client-info.js';
import { capitalized } from '../../platform/graphql/capitalized.js';
import { LocaleEnum } from '../../platform/graphql/graphql-enums.js';
import { KeyArg } from '../../platform/idempotency/key-parameters.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { EnumField, TextField } from '../../platform/validation/fields.js';
import { addRequestInputs, fieldsWhere } from '../store/request-field-kinds.js';
import type { RequestService } from '../request-kinds.js';
import type { RequestBase } from '../store/request.entity.js';
import { IntakeChannelEnum } from '../store/request.types.js';
import type { IntakeForm } from '../submission/request-intake.js';
import type { RequestApiOptions } from './request-api.js';
import { Input } from './request-operations.js';
import { Limits } from '../../platform/access/declared-limits.js';
import { intakeLimits } from '../submission/submission-limits.js';

/** What is asked of every kind beside its fields. */
@InputType({ isAbstract: true })
export abstract class IntakeInput implements IntakeForm {
  @EnumField(IntakeChannelEnum, INTAKE_CHANNELS, {
    description: 'How the person reached the office.',
  })
  intakeChannel: IntakeChannel;

  @EnumField(LocaleEnum, LOCALES, {
    description: 'Language of mails to the person, in which they agreed to the consent text.',
  })
  mailLanguage: Locale;

  @TextField({
    max: LIMITS.slug.max,
    description: `Version of the consent text that the person agreed to, ${CONSENT_VERSION} at present.`,
  })
  @IsIn(CONSENT_VERSIONS, { message: 'consent' })
  consentVersion: string;
}

/** A field as it is when the office asks for it: a name, a number and a time are enough, and a number is one. */
function asked({ person }: RequestDefinition, name: string, field: RequestField): RequestField {
  const isNeeded = name === person.name || name === person.phone || field.kind === 'instant';
  const { optional: _, ...facts } = field;
  if (!isNeeded) return { ...field, optional: true };
  return facts.kind === 'phone' ? { ...facts, anySpelling: undefined } : facts;
}

/** What the office writes down for somebody: `CreateServiceRequestInput`. */
function intakeInput(
  definition: RequestDefinition,
  base: abstract new () => IntakeForm,
): Type<IntakeForm> {
  const { name, label } = definition;
  class Intake extends (base as Type<IntakeForm>) {}
  const fields = fieldsWhere(definition, ({ writtenBy }) => !writtenBy);
  addRequestInputs(
    fields.map(([each, field]) => [each, asked(definition, each, field)] as const),
    Intake.prototype,
  );
  const description = `A new ${label.one} of somebody who called or came, written down by the office.`;
  InputType(`Create${capitalized(name)}Input`, { description })(Intake);
  return Intake;
}

/**
 * Writes down a request for somebody without an account: `createServiceRequest`. A kind whose declaration does not
 * name everything that is sent has a class of its own for the rest.
 */
export function RequestIntakeMutation<E extends RequestBase>(
  { definition, item }: RequestApiOptions,
  service: Type<RequestService<E>>,
  base: abstract new () => IntakeForm = IntakeInput,
) {
  const { name, label } = definition;
  const one = capitalized(name);
  const description = `Writes down a ${label.one} of somebody who called or came. It belongs to no account, and mails go to the given address or to nobody.`;

  @Resolver()
  class RequestIntakeOf {
    @Inject(service) readonly requests: RequestService<E>;

    @Limits(...intakeLimits(name))
    @Allow(requestPermission(name, 'create'))
    @Mutation(() => item, { name: `create${one}`, description })
    create(
      @CurrentViewer() viewer: Viewer,
      @Input(intakeInput(definition, base)) input: IntakeForm,
      @CurrentClient() clientInfo: ClientInfo,
      @KeyArg() key?: string,
    ) {
      return this.requests.parts.intake.take(viewer, input, { key, clientInfo });
    }
  }
  return RequestIntakeOf;
}
