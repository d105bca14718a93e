import { useEffect, useState, type FormEvent } from 'react';

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
function SignInFields({ needsCode }: { needsCode: boolean }) {
  if (needsCode) {
    return (
      <input
        key="code"
        name="code"
        required
        autoFocus
        placeholder="Code of the app, or recovery code"
        aria-label="Code of the app, or recovery code"
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
        placeholder="E-mail"
        aria-label="E-mail"
        autoComplete="username"
      />
      <input
        name="password"
        type="password"
        required
        placeholder="Password"
        aria-label="Password"
        autoComplete="current-password"
      />
    </>
  );
}

interface SignInFormProps {
  address: string;
  problem: string | undefined;
  onProblem: (problem: string | undefined) => void;
  onSignedIn: (email: string) => void;
}

function SignInForm({ address, problem, onProblem, onSignedIn }: SignInFormProps) {
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
      <SignInFields needsCode={challenge !== undefined} />
      <button type="submit">Sign in</button>
    </form>
  );
}

export interface SignInBoxProps {
  address: string;
  onChange: () => void;
}

/** Sign-in form. The server sets its session cookie, which is sent with every query. */
export function SignInBox({ address, onChange }: SignInBoxProps) {
  const [email, setEmail] = useState<string>();
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    ask(address, ME).then(
      ({ data }) => setEmail(data?.me?.email),
      () => setProblem('The server cannot be reached'),
    );
  }, [address]);

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
        Signed in as <bdi>{email}</bdi>
        <button type="button" onClick={() => void signOut()}>
          Sign out
        </button>
      </p>
    );
  }
  return (
    <SignInForm address={address} problem={problem} onProblem={setProblem} onSignedIn={enter} />
  );
}
