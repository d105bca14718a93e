import type { ReactNode } from 'react';
import { ProveEmailDocument, SendEmailCodeDocument } from '../../graphql/generated/graphql';
import { useApi } from '../../lib/api';
import { useAuth } from '../../lib/auth';
import { CodeProof } from './code-proof';

interface ProofFirstProps {
  /** What the proof is for. */
  why: ReactNode;
  children: ReactNode;
}

/**
 * Shows its children once the person has proved that they read the address of their account: a code is mailed
 * there (A79). Asks for the proof until then.
 */
export function ProofFirst({ why, children }: ProofFirstProps) {
  const { request } = useApi();
  const { user } = useAuth();
  if (!user || user.isEmailProved) return children;
  const { id, email } = user;
  return (
    <CodeProof
      texts="proof"
      place={email}
      clockName={`email-code:${id}:${email}`}
      provedAlready="EMAIL_ALREADY_PROVED"
      send={async () => (await request(SendEmailCodeDocument, {}, { inline: true })).sendEmailCode}
      confirm={(code) => request(ProveEmailDocument, { code }, { inline: true })}
    >
      {why}
    </CodeProof>
  );
}
