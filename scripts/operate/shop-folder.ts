import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@/packages/service-kit/testing/free-port.mjs';
import { startProgram, type Program } from './program';

/** Variables of a machine, without which neither Node nor temporary files are found. */
const MACHINE = ['PATH', 'TMPDIR', 'LANG', 'TZ'];
/** Variables of the starter of a checkout, which a machine with the folder alone does not have. */
const OF_CHECKOUT = /^(?:SELVEDGE_DIST_DIR|STATE_DIRECTORY|PORT|DATABASE_(?:OWNER|SUPERUSER)_URL)$/;

export type Variables = Readonly<Record<string, string>>;

export interface Storefront extends Program {
  port: number;
}

/** Copies a folder by hard links where both are on one file system: it has 25,000 files. */
function copyFolder(from: string, to: string): void {
  const linked = spawnSync('cp', ['-al', `${from}/.`, to], { stdio: 'ignore' });
  if (linked.status !== 0)
    cpSync(from, to, { recursive: true, force: true, verbatimSymlinks: true });
}

/** A copy of a built shop, outside the checkout. Its files may be replaced, and not changed. */
export class ShopFolder {
  readonly folder: string;
  /** Variables of the shop, as the folder was given them. */
  readonly variables: Variables;

  constructor(built: string, variables: Variables) {
    this.variables = variables;
    this.folder = mkdtempSync(path.join(tmpdir(), 'selvedge-shop-'));
    copyFolder(built, this.folder);
  }

  /** Variables of the machine and of the shop, and nothing else of this process. */
  private environment(more: Variables): Variables {
    const own = Object.entries(this.variables).filter(([name]) => !OF_CHECKOUT.test(name));
    const machine = MACHINE.map((name) => [name, process.env[name] ?? '']);
    return { ...Object.fromEntries([...machine, ...own]), ...more };
  }

  /** Runs the migrations to their end. @returns the exit code and what it printed */
  migrate(more: Variables = {}): { status: number | null; output: string } {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['migrate.mjs'], {
      cwd: this.folder,
      // Next declares NODE_ENV as always set; the program sets it itself.
      env: this.environment(more) as NodeJS.ProcessEnv,
      encoding: 'utf8',
    });
    return { status, output: `${stdout}${stderr}` };
  }

  startWorker(more: Variables = {}): Promise<Program> {
    return this.start('worker.mjs', 'ready worker', more);
  }

  /** @param more variables, `PORT` for one that another program already names */
  async startStorefront(more: Variables = {}): Promise<Storefront> {
    const port = Number(more['PORT'] ?? (await freePort()));
    const state = mkdtempSync(path.join(this.folder, 'state-'));
    const program = await this.start('server.mjs', 'ready storefront', {
      PORT: String(port),
      STATE_DIRECTORY: state,
      RUN_JOBS: 'false',
      ...more,
    });
    return { ...program, port };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }

  private start(script: string, ready: string, more: Variables): Promise<Program> {
    return startProgram({
      file: process.execPath,
      parameters: [script],
      folder: this.folder,
      environment: this.environment(more),
      ready,
    });
  }
}
