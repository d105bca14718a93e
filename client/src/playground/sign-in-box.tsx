import { useEffect, useState, type FormEvent } from 'react';

interface Answer {
  data?: { me?: { email: string } | null; login?: { user: { email: string } } | null } | null;
  errors?: { message: string }[];
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
const LOGOUT = 'mutation Logout { logout }';

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

  const signIn = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const input = { email: form.get('email'), password: form.get('password') };
    const { data, errors } = await ask(address, LOGIN, { input });
    setProblem(errors?.[0]?.message);
    if (!data?.login) return;
    setEmail(data.login.user.email);
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
    <form className="playground-person" onSubmit={(event) => void signIn(event)}>
      {problem && <span role="alert">{problem}</span>}
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
      <button type="submit">Sign in</button>
    </form>
  );
}
