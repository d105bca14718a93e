import { readFileSync } from 'node:fs';

type Variables = Record<string, string | undefined>;

/** What may be given as a file, as containers and systemd keep secrets: `JWT_SECRET_FILE` is the path of one. */
const SECRETS = [
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'REDIS_URL',
  'JWT_SECRET',
  'JWT_SECRET_PREVIOUS',
  'SETTINGS_SECRET',
  'ADMIN_PASSWORD',
  'SMTP_URL',
  'METRICS_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'S3_SECRET_ACCESS_KEY',
] as const;

export interface ReadSecrets {
  /** The variables, with the contents of the files in their places. */
  values: Variables;
  /** What is wrong with a file, by the variable that it should hold. */
  problems: Map<string, string>;
}

export function readSecretFiles(source: Variables): ReadSecrets {
  const values = { ...source };
  const problems = new Map<string, string>();
  for (const name of SECRETS) {
    const file = source[`${name}_FILE`];
    if (!file) continue;
    const content = contentOf(file);
    values[name] ||= content;
    if (source[name]) problems.set(name, `${name}_FILE: leave it out, or else ${name}`);
    else if (!content) problems.set(name, `${name}_FILE: ${file} cannot be read, or is empty`);
  }
  return { values, problems };
}

function contentOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
}
