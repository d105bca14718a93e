import { SendPhoneCodeDocument, VerifyPhoneDocument } from '../../graphql/generated/graphql';
import { useApi } from '../../lib/api/api';
import type { AuthUser } from '../../lib/auth';
import { CodeProof } from '../code-proof/code-proof';

/** Confirms the phone number of the account: a code is sent there by SMS. */
export function PhoneCheck({ user: { id, phoneNumber } }: { user: AuthUser }) {
  const { request } = useApi();
  return (
    <CodeProof
      texts="phone"
      place={phoneNumber}
      clockName={`phone-code:${id}:${phoneNumber}`}
      provedAlready="PHONE_ALREADY_VERIFIED"
      send={async () => (await request(SendPhoneCodeDocument, {}, { inline: true })).sendPhoneCode}
      confirm={(code) => request(VerifyPhoneDocument, { code }, { inline: true })}
    />
  );
}
