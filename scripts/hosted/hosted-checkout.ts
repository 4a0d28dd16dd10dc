import { execFile } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { installDependencies } from '@/scripts/own-shop/shop-copy';
import { copySources } from '@/scripts/testing/copy-sources';

type Variables = Readonly<Record<string, string>>;

/** Variables of a machine, without which neither Node nor temporary files are found. */
const MACHINE = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'TZ'];

interface Ended {
  status: number;
  output: string;
}

/** A clone whose commands get the variables of one file and of the machine, and no others. */
export class HostedCheckout {
  readonly directory: string;
  private readonly variables: Variables;

  constructor(directory: string, variables: Variables) {
    this.directory = directory;
    this.variables = variables;
    if (existsSync(path.join(directory, 'node_modules'))) return;
    mkdirSync(directory, { recursive: true });
    copySources(directory);
    installDependencies(directory);
  }

  /** Not synchronously, because database and mail server are in this process. */
  private run(file: string, parameters: readonly string[]): Promise<Ended> {
    const machine = MACHINE.map((name) => [name, process.env[name] ?? '']);
    const options = {
      cwd: this.directory,
      // Next declares NODE_ENV as always set; the commands set it themselves.
      env: { ...Object.fromEntries(machine), ...this.variables } as NodeJS.ProcessEnv,
      maxBuffer: 64 * 1024 * 1024,
    };
    return new Promise((resolve) => {
      execFile(file, parameters, options, (error, stdout, stderr) =>
        resolve({ status: error ? Number(error.code ?? 1) : 0, output: `${stdout}${stderr}` }),
      );
    });
  }

  try = (name: string, ...given: string[]): Promise<Ended> =>
    this.run('npm', ['run', '--silent', name, '--', ...given]);

  /** Runs a command of package.json. @throws with its output, if it fails */
  async command(name: string, ...given: string[]): Promise<string> {
    const { status, output } = await this.try(name, ...given);
    if (status !== 0)
      throw new Error(`npm run ${name} ${given.join(' ')} ended with ${status}:\n${output}`);
    return output;
  }

  /** Runs a script that is no command. @throws with its output, if it fails */
  async script(file: string, ...given: string[]): Promise<void> {
    const { status, output } = await this.run(process.execPath, [
      '--import',
      'tsx',
      file,
      ...given,
    ]);
    if (status !== 0) throw new Error(`${file} ended with ${status}:\n${output}`);
  }
}
