import { isMainThread } from 'node:worker_threads';

/**
 * Loaded first by every part of a shop. Its standard input is a pipe without a writer, which closes
 * when the starter ends, even by SIGKILL; the part then ends too. Log pipes close as well, and the
 * resulting write errors must not cause further ones in the handler that logs them.
 */

/** All parts end within five seconds of their starter. */
const STOP_WITHIN_MS = 4_000;

/** Ends the part, which is the leader of its process group, and its children. */
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
  // This stream alone must not keep the process running.
  if ('unref' in process.stdin) process.stdin.unref();
}
