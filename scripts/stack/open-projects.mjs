import { readFileSync } from 'node:fs';
import { inCheckout } from './checkout.mjs';

/** @param {string} name */
const listed = (name) => JSON.parse(readFileSync(inCheckout('cms-schema', name), 'utf8'));

/**
 * Ids of the open shops and their hosts, for scripts that run before TypeScript can.
 * @returns {[string, [string, ...string[]]][]}
 */
export function openProjects() {
  const closed = listed('closed-projects.json');
  return Object.entries(listed('projects.json')).filter(([id]) => !closed.includes(id));
}
