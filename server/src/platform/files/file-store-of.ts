import type { AppConfig } from '../config/app-config.js';
import { DiskFileStore } from './disk-file-store.js';
import type { FileStore } from './file-store.js';
import { S3FileStore } from './s3-file-store.js';

/** The store that the configuration names. */
export const createFileStore = ({ s3, filesDir }: Pick<AppConfig, 's3' | 'filesDir'>): FileStore =>
  s3 ? new S3FileStore(s3) : new DiskFileStore(filesDir);
