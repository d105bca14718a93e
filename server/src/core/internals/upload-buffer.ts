import type { WriteStream } from 'fs-capacitor';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';

/**
 * The buffer in the temporary folder that an upload is written to, which graphql-upload 17.1.0 keeps in
 * `capacitor` without naming it in its types. If a new version moves it, look for where `processRequest`
 * makes its `WriteStream`; without it, an upload to a full disk is never answered.
 */
export const bufferOf = (file: FileUpload): WriteStream =>
  (file as FileUpload & { capacitor: WriteStream }).capacitor;
