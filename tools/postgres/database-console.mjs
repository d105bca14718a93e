import readline from 'node:readline';
import { withConnection } from './postgres-connect.mjs';
import { run } from '../processes/processes.mjs';

/** Where psql is not installed, a prompt that knows only SQL. */
const PROMPT = 'mizan=> ';
const HELP =
  'A statement ends with ";". Ctrl+D ends the console. (With psql installed, this is psql.)';

/** Runs the statements, or opens a console without any; answers the exit code. */
export async function askDatabase(url, statements) {
  if (statements.length > 0)
    return withConnection(url, async (client) => {
      for (const text of statements) print(await client.query(text));
      return 0;
    });
  const code = await run('psql', [url]).catch(({ code: reason }) => reason);
  return code === 'ENOENT' ? prompt(url) : code;
}

async function prompt(url) {
  console.log(HELP);
  await withConnection(url, async (client) => {
    const lines = readline.createInterface({ input: process.stdin, output: process.stdout });
    lines.setPrompt(PROMPT);
    lines.prompt();
    let text = '';
    for await (const line of lines) {
      text += `${line}\n`;
      if (line.trimEnd().endsWith(';')) {
        await client.query(text).then(print, ({ message }) => console.error(message));
        text = '';
      }
      lines.prompt();
    }
  });
  return 0;
}

/** Of several statements in one text, each has a result of its own. */
function print(results) {
  for (const { command, rowCount, rows } of [results].flat()) {
    if (rows.length > 0) console.table(rows);
    console.log([command, rowCount].filter((part) => part !== null).join(' '));
  }
}
