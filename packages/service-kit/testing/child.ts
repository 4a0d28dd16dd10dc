import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compiled } from './compiled';

const START_TIMEOUT_MS = 150_000;

/** Runs a script or a TypeScript file and waits for its `ready …` line. */
export async function startChild(
  file: string,
  args: string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<ChildProcess> {
  const guard = pathToFileURL(join(__dirname, 'exit-with-parent-process.mjs')).href;
  const script = file.endsWith('.ts') ? await compiled(file) : file;
  const child = spawn(process.execPath, ['--import', guard, script, ...args], {
    env,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`${file} did not start: ${errors}`)),
      START_TIMEOUT_MS,
    );
    child.stdout.on('data', (chunk: Buffer) => {
      if (!chunk.toString().includes('ready ')) return;
      clearTimeout(timer);
      resolve();
    });
    // Not `exit`, after which output may still arrive.
    child.once('close', (code) => {
      clearTimeout(timer);
      reject(new Error(`ended with code ${code}: ${errors}`));
    });
  });
  return child;
}

/** Stops a child that is still running. @returns its exit code, or null if a signal ended it */
export async function stopChild(
  child: ChildProcess,
  signal: NodeJS.Signals,
): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
  return child.exitCode;
}
