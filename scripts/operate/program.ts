import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** How long a program of a busy machine takes to start, at most. */
const START_MS = 120_000;

interface Command {
  file: string;
  parameters: readonly string[];
  folder: string;
  /** The only variables that the program gets. */
  environment: Readonly<Record<string, string | undefined>>;
  /** A line of its output that means that it works. */
  ready: string;
}

export interface Program {
  pid: number;
  /** Everything that it has printed. */
  output: () => string;
  /** Sends SIGTERM, and resolves with the exit code after the end. */
  stop: () => Promise<number | null>;
}

/**
 * Starts a program and waits until it prints that it is ready.
 * @throws Error with its output when it ends or hangs before
 */
export async function startProgram(command: Command): Promise<Program> {
  const child = spawn(command.file, command.parameters, {
    cwd: command.folder,
    // Next declares NODE_ENV as always set; the programs set it themselves.
    env: command.environment as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  // A drill that fails leaves nothing behind.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  void exited.then(() => process.off('exit', kill));
  let output = '';
  const isReady = new Promise<boolean>((resolve) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes(command.ready)) resolve(true);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void exited.then(() => resolve(false));
    setTimeout(resolve, START_MS, false).unref();
  });
  if (!(await isReady)) {
    child.kill('SIGKILL');
    throw new Error(`${command.parameters.join(' ')} did not start:\n${output}`);
  }
  return {
    pid: child.pid ?? 0,
    output: () => output,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
      return child.exitCode;
    },
  };
}
