import { useEffect, useState, type FormEvent } from 'react';
import type { PlaygroundTexts } from './texts';

interface SignedIn {
  user: { email: string };
}

interface Answer {
  data?: {
    me?: { email: string } | null;
    login?: SignedIn | null;
    signInWithSecondFactor?: SignedIn | null;
  } | null;
  errors?: { message: string; extensions?: { code?: string; challenge?: string } }[];
}

async function ask(address: string, query: string, variables: object = {}): Promise<Answer> {
  const response = await fetch(address, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json', 'apollo-require-preflight': 'true' },
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()) as Answer;
}

const ME = 'query Me { me { email } }';
const LOGIN = 'mutation Login($input: LoginInput!) { login(input: $input) { user { email } } }';
const SECOND_STEP = `mutation SecondStep($challenge: String!, $code: String!) {
  signInWithSecondFactor(challenge: $challenge, code: $code) { user { email } }
}`;
const LOGOUT = 'mutation Logout { logout }';

/** The first step of signing in, or the second if the account has one. */
function SignInFields({ needsCode, texts }: { needsCode: boolean; texts: PlaygroundTexts }) {
  if (needsCode) {
    return (
      <input
        key="code"
        name="code"
        required
        autoFocus
        placeholder={texts.code}
        aria-label={texts.code}
        autoComplete="one-time-code"
      />
    );
  }
  return (
    <>
      <input
        name="email"
        type="email"
        required
        placeholder={texts.email}
        aria-label={texts.email}
        autoComplete="username"
      />
      <input
        name="password"
        type="password"
        required
        placeholder={texts.password}
        aria-label={texts.password}
        autoComplete="current-password"
      />
    </>
  );
}

interface SignInFormProps {
  address: string;
  texts: PlaygroundTexts;
  problem: string | undefined;
  onProblem: (problem: string | undefined) => void;
  onSignedIn: (email: string) => void;
}

function SignInForm({ address, texts, problem, onProblem, onSignedIn }: SignInFormProps) {
  const [challenge, setChallenge] = useState<string>();

  const signIn = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = Object.fromEntries(new FormData(event.currentTarget));
    const { data, errors } = challenge
      ? await ask(address, SECOND_STEP, { challenge, ...given })
      : await ask(address, LOGIN, { input: given });
    const { code, challenge: next } = errors?.[0]?.extensions ?? {};
    onProblem(errors?.[0]?.message);
    if (next) setChallenge(next);
    if (code === 'CHALLENGE_EXPIRED') setChallenge(undefined);
    const signedIn = data?.login ?? data?.signInWithSecondFactor;
    if (signedIn) onSignedIn(signedIn.user.email);
  };

  return (
    <form className="playground-person" onSubmit={(event) => void signIn(event)}>
      {problem && <span role="alert">{problem}</span>}
      <SignInFields needsCode={challenge !== undefined} texts={texts} />
      <button type="submit">{texts.signIn}</button>
    </form>
  );
}

export interface SignInBoxProps {
  address: string;
  texts: PlaygroundTexts;
  onChange: () => void;
}

/** Sign-in form. The server sets its session cookie, which is sent with every query. */
export function SignInBox({ address, texts, onChange }: SignInBoxProps) {
  const [email, setEmail] = useState<string>();
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    ask(address, ME).then(
      ({ data }) => setEmail(data?.me?.email),
      () => setProblem(texts.unreachable),
    );
  }, [address, texts]);

  const enter = (signedIn: string) => {
    setEmail(signedIn);
    onChange();
  };

  const signOut = async () => {
    await ask(address, LOGOUT);
    setEmail(undefined);
    onChange();
  };

  if (email) {
    return (
      <p className="playground-person">
        {texts.signedInAs} <bdi>{email}</bdi>
        <button type="button" onClick={() => void signOut()}>
          {texts.signOut}
        </button>
      </p>
    );
  }
  return (
    <SignInForm
      address={address}
      texts={texts}
      problem={problem}
      onProblem={setProblem}
      onSignedIn={enter}
    />
  );
}
