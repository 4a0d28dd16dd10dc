import { isMainThread } from 'node:worker_threads';

/**
 * Loaded first by every part of a shop. Its standard input is a pipe that nobody writes to: it ends
 * when the starter does, also by SIGKILL, and then so does the part. Log pipes end too, and writing to
 * them is an error that must not become another one, of the handler that wants to log it.
 */

/** All are gone within five seconds of their starter. */
const STOP_WITHIN_MS = 4_000;

/** The part and all that it started: it is the leader of its group, its children are not. */
function killGroup() {
  try {
    process.kill(-process.pid, 'SIGKILL');
  } catch {
    process.kill(process.pid, 'SIGKILL');
  }
}

function endToo() {
  setTimeout(killGroup, STOP_WITHIN_MS);
  process.kill(process.pid, 'SIGTERM');
}

if (isMainThread) {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  process.stdin.on('end', endToo);
  process.stdin.on('error', endToo);
  process.stdin.resume();
  // It alone keeps no process running.
  if ('unref' in process.stdin) process.stdin.unref();
}
