import { GraphQLError, GraphQLScalarType } from 'graphql';

interface TextScalar {
  name: string;
  description: string;
  /** Where the format is described. */
  specifiedByURL: string;
}

/**
 * A scalar that names the format of a text and hands it on as it is. The decorators of fields tidy and check it,
 * so that one refusal names all wrong fields, over both transports and in the caller's language.
 */
function textScalar({ name, ...options }: TextScalar): GraphQLScalarType<string, string> {
  const textOf = (value: unknown): string => {
    if (typeof value === 'string') return value;
    throw new GraphQLError(`${name} cannot represent a value that is no string`);
  };
  return new GraphQLScalarType({ name, ...options, parseValue: textOf, serialize: textOf });
}

export const DateScalar = textScalar({
  name: 'Date',
  description:
    'A day of the calendar, written as YYYY-MM-DD, from 1900 to 2199. Where a time zone matters, it is that of Algiers.',
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc3339#section-5.6',
});

export const EmailAddressScalar = textScalar({
  name: 'EmailAddress',
  description:
    'An e-mail address. It is stored in lower case, without what was copied with it, its domain in ASCII. Empty where the personal data was erased, and where the office wrote down a request of somebody without one.',
  specifiedByURL: 'https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address',
});

export const UrlScalar = textScalar({
  name: 'URL',
  description:
    'The address of a page, picture or file. In inputs it begins with http:// or https://; in answers it may be a path of this server, such as /api/v1/public/images/….',
  specifiedByURL: 'https://url.spec.whatwg.org/#valid-url-string',
});

export const PhoneScalar = textScalar({
  name: 'Phone',
  description:
    'A phone number, as people write it: an optional plus, then at least 8 digits, spaces, hyphens or parentheses. Fields in international form are like +213555123456.',
  specifiedByURL: 'https://www.itu.int/rec/T-REC-E.123',
});

export const HexColorScalar = textScalar({
  name: 'HexColor',
  description: 'A colour, written as #RRGGBB.',
  specifiedByURL: 'https://www.w3.org/TR/css-color-4/#hex-notation',
});

const instant = textScalar({
  name: 'DateTime',
  description:
    'A moment: date, time and time zone. Answers are in UTC with milliseconds, such as 2026-12-01T08:00:00.000Z; inputs may be in any time zone, such as 2026-12-01T09:00:00+01:00.',
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc3339#section-5.6',
});

/** The only one that is not a text inside: answers are written from dates. */
export const DateTimeScalar = new GraphQLScalarType<string, string>({
  ...instant.toConfig(),
  serialize: (value) => {
    if (value instanceof Date) return value.toISOString();
    throw new GraphQLError('DateTime cannot represent a value that is no date');
  },
});
