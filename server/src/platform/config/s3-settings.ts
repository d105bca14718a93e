import { z } from 'zod';
import { isOrigin } from './service-addresses.js';

/** A bucket of an S3-compatible store, and the keys that open it. */
export interface S3Settings {
  /** Without the bucket, which follows as the first part of the path. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const ENDPOINT = 'has to be an address without a bucket, such as https://s3.example';
/** Variables that are needed together; without any of them, files are in FILES_DIR. */
const NEEDED = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** The variables that name a store for uploaded files. */
export const s3Variables = {
  /** Address of an S3-compatible store that keeps uploaded files instead of FILES_DIR. */
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: ENDPOINT })
    .refine(isOrigin, ENDPOINT)
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[\w-]+$/, 'has to be the name of a region, such as us-east-1')
    .default('us-east-1'),
  /** A bucket of its own, which only this product writes. */
  S3_BUCKET: z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
      'has to be the name of a bucket: 3 to 63 small letters, digits, dots and hyphens',
    )
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
};

type S3Source = Partial<Record<keyof typeof s3Variables, string>>;

/** Variables that are missing although others are set. */
export function s3Problems(source: S3Source): string[] {
  const missing = NEEDED.filter((name) => !source[name]);
  if (missing.length === NEEDED.length) return [];
  return missing.map((name) => `${name}: is required with the other S3_… variables`);
}

/** The store that the environment names, if it names one. */
export function readS3(env: S3Source): S3Settings | undefined {
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!S3_ENDPOINT || !S3_REGION || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    return undefined;
  return {
    endpoint: new URL(S3_ENDPOINT).origin,
    region: S3_REGION,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}
