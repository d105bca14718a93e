import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildSchema, isObjectType } from 'graphql';

const schema = buildSchema(readFileSync(resolve(__dirname, '../../schema.graphql'), 'utf8'));
/** What a field is named after that shows how something is kept or proved. */
const INSIDE =
  /hash|token|secret(?!ary)|password|salt|digest|path|storage|folder|sealed|(?<!pass)key/i;

/** Fields with such a name that tell nothing of the kind, or what their caller has just made. */
const ALLOWED: Record<string, string> = {
  // its name
  'AuditEvent.tokenName': 'String',
  'AuthPayload.token': 'String!',
  'ContactInfo.keyName': 'String!',
  'CreatedApiToken.apiToken': 'ApiToken!',
  'CreatedApiToken.token': 'String!',
  'IntegrationSettings.mailgunPassword': 'Boolean!',
  'IntegrationSettings.sendgridApiKey': 'Boolean!',
  'IntegrationSettings.smtpPassword': 'Boolean!',
  'IntegrationSettings.twilioAuthToken': 'Boolean!',
  // the name of an account, which has a secret beside it
  'IntegrationSettings.vonageApiKey': 'String',
  'IntegrationSettings.vonageApiSecret': 'Boolean!',
  'PublicContactEntry.key': 'String!',
  // words that a search finds it by
  'PublicSituation.keywords': '[String!]!',
  // of a text that the client reads, to compare
  'QuoteAcceptance.hash': 'String!',
  'QuoteVersion.hash': 'String!',
  'SecondFactorSetup.secret': 'String!',
  'SecuritySettings.minPasswordLength': 'Int!',
  'Site.minPasswordLength': 'Int!',
  'Situation.keywords': '[String!]!',
  'Situation.keywordsAr': '[String!]!',
  'Situation.keywordsEn': '[String!]!',
  'Situation.keywordsFr': '[String!]!',
  'UserStats.secretaries': 'Int!',
  // when it ends, its name, and what was just made
  'Webhook.bothSecretsUntil': 'DateTime',
  'Webhook.tokenName': 'String',
  'WebhookWithSecret.secret': 'String!',
};

it('no type that the API answers has a field for a hash, a token, a secret or a place in the store', () => {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const answered = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter((type) => !type.name.startsWith('__') && !roots.includes(type));
  expect(answered.length).toBeGreaterThan(100);
  const found = answered.flatMap((type) =>
    Object.values(type.getFields())
      .filter(({ name }) => INSIDE.test(name))
      .map((field) => [`${type.name}.${field.name}`, String(field.type)]),
  );
  expect(Object.fromEntries(found)).toEqual(ALLOWED);
});
