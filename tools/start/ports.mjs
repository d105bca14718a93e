import net from 'node:net';
import { Problem } from '../processes/problem.mjs';

const listen = (port, host) =>
  new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => {
      const chosen = server.address().port;
      server.close(() => resolve(chosen));
    });
  });

export const freePort = () => listen(0, '127.0.0.1');

/** The port that a variable names, by default that of the site; refuses an invalid one. */
export function wantedPort(variable = 'PORT', usual = 3000) {
  const text = process.env[variable] || String(usual);
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Problem(`${variable} is "${text}"; it must be a number from 1 to 65535.`);
  }
  return port;
}

/** Throws a Problem if another process listens on the port, on any address; it names a command with another one. */
export async function requireFreePort(
  port,
  otherwise = `PORT=${port === 3000 ? 3001 : port + 1} npm start`,
) {
  for (const host of [undefined, '127.0.0.1']) {
    try {
      await listen(port, host);
    } catch (error) {
      throw new Problem(portMessage(port, error.code, otherwise));
    }
  }
}

function portMessage(port, code, otherwise) {
  if (code === 'EACCES')
    return `Port ${port} needs more rights. Choose another: PORT=3000 npm start`;
  return `Port ${port} is already in use. Stop the program there, or choose another: ${otherwise}`;
}
