import { applyDecorators } from '@nestjs/common';
import { Field } from '@nestjs/graphql';
import { IsIn, ValidateIf } from 'class-validator';
import { CONSENT_VERSION, CONSENT_VERSIONS } from '../../contract/consent.js';
import type { Locale } from '../../contract/locales.js';

/** Which consent text somebody agreed to, in which language, and when. */
export interface Consent {
  consentVersion: string | null;
  consentLanguage: Locale | null;
  consentedAt: Date | null;
}

/** What is stored with a submission; all null for one that did not come through a form. */
export function consentTo(version: string | null | undefined, locale: Locale): Consent {
  if (!version) return { consentVersion: null, consentLanguage: null, consentedAt: null };
  return { consentVersion: version, consentLanguage: locale, consentedAt: new Date() };
}

/**
 * The consent text that the person agreed to. It must be given where `isForm` says that the input comes from
 * a form of the site; programs that call the API ask for consent in their own way.
 */
export function ConsentField(isForm: (input: object) => boolean): PropertyDecorator {
  const isChecked = (input: object, value: unknown) =>
    (value !== undefined && value !== null) || isForm(input);
  return applyDecorators(
    Field(() => String, {
      nullable: true,
      description: `Version of the consent text that the person agreed to, ${CONSENT_VERSION} at present. Forms of the site must send it; leave it out where there is no form.`,
    }),
    ValidateIf(isChecked),
    IsIn(CONSENT_VERSIONS, { message: 'consent' }),
  );
}
