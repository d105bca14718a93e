import { hostname, userInfo } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { AppModule } from '../app.module.js';
import { STAFF_ROLES } from '../contract/enums.js';
import { LIMITS } from '../contract/limits.js';
import { isPersonName, printedName, tidyName } from '../contract/lines.js';
import { isEmailAddress, normalizeEmail } from '../contract/patterns.js';
import type { AppConfig } from '../platform/config/app-config.js';
import { ContentKinds } from '../content/content-kinds.js';
import { migrate } from '../platform/database/migrate.js';
import { toAppError } from '../platform/errors/error-response.js';
import { JobsService } from '../platform/jobs/jobs.service.js';
import { createLogger } from '../platform/logging/logger.js';
import { RedisConnection } from '../platform/redis/redis-connection.js';
import type { Actor } from '../platform/request-context/viewer.js';
import { SecondFactorAccessService } from '../accounts/auth/second-factor-access.service.js';
import { MailsService } from '../modules/mails/mails.service.js';
import {
  type MarkedAccount,
  StoredContactsService,
} from '../modules/stored-contacts/stored-contacts.service.js';
import { AccountRescueService } from '../accounts/users/account-rescue.service.js';

const USAGE = `npm run admin -- create EMAIL --name NAME [--role ${STAFF_ROLES.join('|')}]   a new account, an administrator's by default
npm run admin -- unlock EMAIL                end the locks after wrong passwords
npm run admin -- reset EMAIL                 set a random password; sessions and mailed links end, the address of staff counts as proved
npm run admin -- second-factor-off EMAIL     sign in with the password alone, for a lost phone
npm run admin -- retry-mails                 send all failed mails again
npm run admin -- marked-addresses            list accounts whose e-mail address has marks, and what to do
npm run admin -- long-texts                  list texts over their bounds, which cannot be saved as they are`;

/** Longer than running processes take to be told of a change. */
const ANNOUNCED_MS = 100;

const existingAccount = z.object({
  email: z
    .string('EMAIL: an e-mail address')
    .overwrite(normalizeEmail)
    .refine(isEmailAddress, 'EMAIL: an e-mail address'),
});
const newAccount = existingAccount.extend({
  name: z
    .string('--name: the full name')
    .overwrite(tidyName)
    .refine(isPersonName, '--name: letters, without a link')
    .min(LIMITS.user.fullName.min, '--name: too short')
    .max(LIMITS.user.fullName.max, '--name: too long'),
  role: z.enum(STAFF_ROLES, `--role: one of ${STAFF_ROLES.join(', ')}`).default('admin'),
});

interface Input {
  email: string;
  values: { name?: string; role?: string };
}

/** What a command does with the product once its input is right; answers what to print. */
type Work = (app: INestApplicationContext, actor: Actor) => Promise<string>;

const COMMANDS: Record<string, (input: Input) => Work> = {
  create: ({ email, values }) => {
    const { name: fullName, ...account } = newAccount.parse({ email, ...values });
    return async (app, actor) => {
      const values = { ...account, fullName, phoneNumber: '' };
      return shown(email, await rescueOf(app).create(actor, values));
    };
  },
  unlock: ({ email }) => {
    existingAccount.parse({ email });
    return async (app, actor) => {
      await rescueOf(app).unlock(actor, email);
      return `${email} can try to sign in again.`;
    };
  },
  reset: ({ email }) => {
    existingAccount.parse({ email });
    return async (app, actor) => shown(email, await rescueOf(app).resetPassword(actor, email));
  },
  'retry-mails': () => async (app, actor) => {
    const mails = app.get(MailsService, { strict: false });
    return `Failed mails that are sent again: ${await mails.retryAllFailed(actor)}`;
  },
  'marked-addresses': () => async (app) =>
    markedAddresses(await app.get(StoredContactsService, { strict: false }).markedAccounts()),
  'long-texts': () => async (app) => {
    const texts = await app.get(ContentKinds, { strict: false }).longTexts();
    const lines = texts.map(
      ({ entity, id, field, length, max }) => `${entity} ${id}: ${field} has ${length} of ${max}`,
    );
    return lines.join('\n') || 'No text is longer than it may be.';
  },
  'second-factor-off': ({ email }) => {
    existingAccount.parse({ email });
    return async (app, actor) => {
      const access = app.get(SecondFactorAccessService, { strict: false });
      await access.disableOf(actor, email);
      return `${email} signs in with the password alone, and is told so by mail.`;
    };
  },
};

/** Characters that nobody sees, by their numbers. */
const visible = (text: string) =>
  text.replace(
    /[^!-~\p{L}]/gu,
    (character) =>
      `<U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`,
  );

function markedAddresses(accounts: MarkedAccount[]): string {
  if (accounts.length === 0)
    return 'All e-mail addresses of accounts are stored as they should be.';
  const lines = accounts.map(({ id, email, fullName, plain, ownerId }) => {
    const todo = ownerId
      ? `${plain} has an account already (${ownerId}): keep one of the two, and correct the address of the other`
      : plain
        ? `becomes ${plain} at the next start`
        : 'no mail can reach it: correct it in the dashboard';
    return `${visible(email)}  ${printedName(fullName)}  ${id}\n    ${todo}`;
  });
  return lines.join('\n');
}

const rescueOf = (app: INestApplicationContext) => app.get(AccountRescueService, { strict: false });

const shown = (email: string, password: string) =>
  `Password of ${email}, which is not shown again:\n${password}`;

/** `admin create|unlock|reset|second-factor-off EMAIL …`, `admin retry-mails`, `admin marked-addresses`, `admin long-texts` */
export async function runAdmin(config: AppConfig, args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { name: { type: 'string' }, role: { type: 'string' } },
  });
  const [name = '', email = ''] = positionals;
  const command = COMMANDS[name];
  if (!command) throw new Error(USAGE);
  try {
    const work = command({ email, values });
    return await withApplication(config, (app) => work(app, operator()));
  } catch (error) {
    throw explained(error, email);
  }
}

/** As the record of changes names who ran the command. */
function operator(): Actor {
  return { id: null, fullName: `${userInfo().username}@${hostname()}` };
}

function explained(error: unknown, email: string): unknown {
  if (error instanceof z.ZodError)
    return new Error(error.issues.map(({ message }) => message).join('\n'));
  const known = toAppError(error);
  if (known.code === 'NOT_FOUND') return new Error(`There is no account ${email}.`);
  return known.code === 'INTERNAL_ERROR' ? error : known;
}

/** The parts of the product without what they do when it starts: no server, no work on jobs. */
async function withApplication(
  config: AppConfig,
  work: (app: INestApplicationContext) => Promise<string>,
): Promise<string> {
  await migrate(config.databaseUrl);
  const app = await NestFactory.create(AppModule.forRoot(config), {
    logger: createLogger(config),
    abortOnError: false,
  });
  const jobs = app.get(JobsService, { strict: false });
  try {
    await jobs.start();
    const said = await work(app);
    await setTimeout(ANNOUNCED_MS);
    return said;
  } finally {
    await jobs.beforeApplicationShutdown();
    await app.get(DataSource).destroy();
    app.get(RedisConnection).onApplicationShutdown();
  }
}
