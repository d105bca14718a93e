import fs from 'node:fs';
import { inRoot, root, toolEnv } from '../processes/paths.mjs';
import { capture } from '../processes/processes.mjs';

const COMMAND = ['audit', '--json', '--package-lock-only', '--loglevel=silent'];
const SEVERITIES = ['critical', 'high', 'moderate', 'low', 'info'];

/**
 * What the registry knows of weaknesses in the locked packages, the worst first: `{ advisories, packages }`,
 * or `{ unanswered }` with the reason. Mirrors and closed networks often take no audit.
 */
export async function auditPackages() {
  const options = { cwd: root, env: toolEnv() };
  const { output } = await capture('npm', [...COMMAND, '--fetch-retries=0'], options);
  const answer = read(output);
  if (!answer?.vulnerabilities)
    return { unanswered: (answer?.message ?? output).trim() || 'no reason given' };
  const locked = JSON.parse(fs.readFileSync(inRoot('package-lock.json'), 'utf8')).packages;
  const advisories = Object.values(answer.vulnerabilities).flatMap(({ via, nodes }) =>
    via
      // the others are names of packages that this one needs
      .filter((cause) => typeof cause === 'object')
      .map((advisory) => ({ ...advisory, isShipped: nodes.some((place) => !locked[place]?.dev) })),
  );
  advisories.sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
  return { advisories, packages: answer.metadata.dependencies.total };
}

/** Whether an advisory must be dealt with before a release: a grave one about what the product is made of. */
export const isPressing = ({ isShipped, severity }) =>
  isShipped && ['critical', 'high'].includes(severity);

function read(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('{')));
  } catch {
    return undefined;
  }
}
