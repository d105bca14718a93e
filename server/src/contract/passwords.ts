/**
 * The form in which a password is hashed: keyboards of phones, computers and password managers put the same
 * letters together in different ways.
 */
export const toStoredForm = (password: string): string => password.normalize('NFC');
