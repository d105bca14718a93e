const MAX = 80;

/** What a message is called: its subject, else its first words. */
export function messageTitle({ subject, message }: { subject: string | null; message: string }) {
  if (subject) return subject;
  const [line = ''] = message.split('\n');
  return line.length > MAX ? `${line.slice(0, MAX).trimEnd()}…` : line;
}
