import { z } from 'zod';

const count = z.number().int().min(0);
const digest = z.string().regex(/^[0-9a-f]{64}$/);

const table = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()).min(1),
  rows: count,
  sha256: digest,
});
const file = z.object({
  /** Inside the folder of files, with `/` between folders. */
  path: z.string().regex(/^(?!\/)(?!.*(?:^|\/)\.\.(?:\/|$))[^\\\0]+$/s),
  bytes: count,
  sha256: digest,
});

/** What an archive holds, so that it can be checked before anything is changed. */
export const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.string(),
  /** The migrations that had run, by name. */
  migrations: z.array(z.string()).min(1),
  /** Version of the job queue's own tables; null if there were none. */
  jobsVersion: count.nullable(),
  tables: z.array(table),
  sequences: z.array(z.object({ name: z.string(), value: z.string().regex(/^\d+$/) })),
  files: z.array(file),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type TablePart = z.infer<typeof table>;
export type FilePart = z.infer<typeof file>;

export const MANIFEST_ENTRY = 'manifest.json';
export const tableEntry = ({ schema, name }: Pick<TablePart, 'schema' | 'name'>) =>
  `database/${schema}.${name}.txt`;
export const fileEntry = (path: string) => `files/${path}`;
