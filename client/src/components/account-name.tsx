/**
 * Whose password a form asks for. Managers of passwords read it; people are told elsewhere. A field of the
 * type hidden would be passed over by most of them.
 */
export function AccountName({ email }: { email: string }) {
  if (email === '') return null;
  return (
    <input
      className="visually-hidden"
      type="text"
      name="username"
      autoComplete="username"
      value={email}
      readOnly
      tabIndex={-1}
      aria-hidden
    />
  );
}
