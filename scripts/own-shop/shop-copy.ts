import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { freePorts, type Ports } from '@/scripts/stack/ports.mjs';
import { copySources } from '@/scripts/testing/copy-sources';

const START_MINUTES = 60;

/** Dependencies as links to those of this checkout; where the file system has none, from the registry. */
export function installDependencies(directory: string): void {
  const linked = spawnSync('cp', ['-al', path.resolve('node_modules'), directory]);
  if (linked.status === 0) return;
  const installed = spawnSync('npm', ['ci'], { cwd: directory, stdio: 'inherit' });
  if (installed.status !== 0) throw new Error('npm ci failed');
}

/** Ports of an earlier walk in the same folder: that of the search is compiled into the build. */
async function portsOf(directory: string): Promise<Ports> {
  const file = path.join(directory, 'own-ports.json');
  // Written below.
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Ports;
  const ports = await freePorts();
  writeFileSync(file, JSON.stringify(ports));
  return ports;
}

/** A clone of this checkout in which commands are run as a merchant runs them. */
export class ShopCopy {
  readonly directory: string;
  private readonly environment: NodeJS.ProcessEnv;
  private starter: ChildProcess | null = null;

  private constructor(directory: string, environment: NodeJS.ProcessEnv) {
    this.directory = directory;
    this.environment = environment;
  }

  /** @param environment in addition to this process's, whose own state and build it does not get */
  static async create(directory: string, environment: Readonly<Record<string, string>>) {
    if (!existsSync(path.join(directory, 'node_modules'))) {
      mkdirSync(directory, { recursive: true });
      copySources(directory);
      installDependencies(directory);
    }
    // What an earlier walk sold would be counted again.
    for (const left of ['.data', 'shops'])
      rmSync(path.join(directory, left), { recursive: true, force: true });
    const { STATE_DIRECTORY: _, SELVEDGE_DIST_DIR: __, DATABASE_URL: ___, ...own } = process.env;
    const ports = Object.entries(await portsOf(directory)).map(([name, port]) => [
      name,
      String(port),
    ]);
    return new ShopCopy(directory, { ...own, ...Object.fromEntries(ports), ...environment });
  }

  get port(): string {
    return this.environment['PORT'] ?? '';
  }

  get logFile(): string {
    return path.join(this.directory, 'start.log');
  }

  /** How clients reach the running shop's services. */
  variables(): Record<string, string> {
    const read = parseEnv(readFileSync(path.join(this.directory, '.data/env'), 'utf8'));
    return Object.fromEntries(Object.entries(read).map(([name, value]) => [name, value ?? '']));
  }

  /** Runs a command of package.json. @returns what it printed and its exit code */
  try(name: string, ...given: string[]): { status: number | null; output: string } {
    const parameters = ['run', '--silent', name, '--', ...given];
    const { status, stdout, stderr } = spawnSync('npm', parameters, {
      cwd: this.directory,
      encoding: 'utf8',
      env: this.environment,
      maxBuffer: 64 * 1024 * 1024,
    });
    return { status, output: `${stdout}${stderr}` };
  }

  /** @throws with its output, if it fails */
  command(name: string, ...given: string[]): string {
    const { status, output } = this.try(name, ...given);
    if (status !== 0) throw new Error(`npm run ${name} ended with ${status}:\n${output}`);
    return output;
  }

  /** Starts the shop, and waits until it says that it is open. */
  async start(...given: string[]): Promise<void> {
    const log = openSync(this.logFile, 'w');
    const starter = spawn(process.execPath, ['scripts/start.mjs', ...given], {
      cwd: this.directory,
      env: this.environment,
      stdio: ['ignore', log, log],
    });
    this.starter = starter;
    for (let second = 0; second < START_MINUTES * 60; second++) {
      const printed = readFileSync(this.logFile, 'utf8');
      if (printed.includes('The shops are open')) return;
      if (starter.exitCode !== null) throw new Error(`npm start ended:\n${printed}`);
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
    throw new Error(`npm start is not ready after ${START_MINUTES} minutes`);
  }

  async stop(): Promise<void> {
    const { starter } = this;
    this.starter = null;
    if (!starter || starter.exitCode !== null) return;
    starter.kill('SIGTERM');
    await once(starter, 'exit');
  }
}
