import type { EnvSource } from './env.js';

/**
 * Whether backups can be encrypted for BACKUP_RECIPIENT; a typing mistake in it would otherwise be found by
 * the first backup. The library is loaded only where there is one.
 */
export async function recipientProblems({ BACKUP_RECIPIENT }: EnvSource): Promise<string[]> {
  if (!BACKUP_RECIPIENT) return [];
  const { Encrypter } = await import('age-encryption');
  try {
    new Encrypter().addRecipient(BACKUP_RECIPIENT);
    return [];
  } catch {
    return [
      'BACKUP_RECIPIENT: is no public key of age: take the line age1… that `npm run backup -- --new-key` prints',
    ];
  }
}
