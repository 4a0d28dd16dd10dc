import { randomInt, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { z } from 'zod';
import { markedProcesses } from '@/scripts/stack/ownership.mjs';
import { BENCH_STATE, startBenchStack, type Stack } from './bench-stack';
import { endlessSkus } from './endless-skus';
import { addition, LOAD, BenchVisitor } from './visitor';

const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 10);
const CLIENTS = 5;
/** A line holds at most twenty pieces, so five articles allow a hundred additions. */
const ARTICLES = 5;
const ADDS = 20 * ARTICLES;
/** In milliseconds. */
const BACK_WITHIN = 120_000;

const countSchema = z.object({ basket: z.object({ count: z.number() }) });

/** A visitor who adds one piece after another until a response fails. */
class Adder {
  readonly client: BenchVisitor;
  acknowledged = 0;
  private readonly skus: readonly string[];
  private readonly keys = Array.from({ length: ADDS }, () => randomUUID());

  constructor(port: number, agent: Agent, skus: readonly string[]) {
    this.client = new BenchVisitor(port, agent);
    this.skus = skus;
  }

  add(at: number): Promise<string> {
    return this.client.send(addition(this.skus[at % ARTICLES], at + 1, this.keys[at]));
  }

  async addUntilKilled(isKillDue: () => void): Promise<void> {
    try {
      while (this.acknowledged < ADDS) {
        await this.add(this.acknowledged);
        this.acknowledged += 1;
        isKillDue();
      }
    } catch {
      // Not acknowledged, but possibly stored.
    }
  }

  async pieces(): Promise<number> {
    return countSchema.parse(JSON.parse(await this.client.send(LOAD))).basket.count;
  }
}

function fileOf(pid: number, name: 'cmdline' | 'stat'): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return ''; // The process has ended.
  }
}

/** The server at the other end of a connection, which is the parent of the process behind it. */
async function databaseServer(databaseUrl: string): Promise<number[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query('SELECT pg_backend_pid() AS pid');
    const [backend] = z.array(z.object({ pid: z.int() })).parse(rows);
    const stat = fileOf(backend?.pid ?? 0, 'stat');
    return [Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])];
  } finally {
    await client.end();
  }
}

const storefront = () =>
  markedProcesses(BENCH_STATE)
    .map(({ pid }) => pid)
    .filter((pid) => /next-server|server\.mjs/.test(fileOf(pid, 'cmdline')));

const VICTIMS = {
  storefront: async () => storefront(),
  PostgreSQL: (stack: Stack) => databaseServer(stack.env['DATABASE_URL'] ?? ''),
};
type Victim = keyof typeof VICTIMS;

async function persist<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const deadline = Date.now() + BACK_WITHIN;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(100);
    }
  }
}

interface Round {
  acknowledged: number;
  /** Stored although the response was lost; at most one per visitor. */
  withoutResponse: number;
  lost: number;
  doubled: number;
  backAfterMs: number;
}

/** Kills a process during additions, checks what was stored, and sends all of them again. */
async function killOnce(stack: Stack, victim: Victim, skus: readonly string[]): Promise<Round> {
  const port = Number(new URL(stack.urls.hgg).port);
  const agent = new Agent({ keepAlive: true });
  const adders = Array.from({ length: CLIENTS }, () => new Adder(port, agent, skus));
  const pids = await VICTIMS[victim](stack);
  if (pids.length === 0) throw new Error(`no process of the ${victim} was found`);
  let left = randomInt(CLIENTS * 10, CLIENTS * (ADDS - 10));
  let killedAt = 0;
  const isKillDue = () => {
    left -= 1;
    if (left !== 0) return;
    for (const pid of pids) process.kill(pid, 'SIGKILL');
    killedAt = performance.now();
  };
  await Promise.all(adders.map((adder) => adder.addUntilKilled(isKillDue)));
  agent.destroy();
  const round = { acknowledged: 0, withoutResponse: 0, lost: 0, doubled: 0, backAfterMs: 0 };
  for (const adder of adders) {
    const more = (await persist(() => adder.pieces())) - adder.acknowledged;
    round.backAfterMs ||= Math.round(performance.now() - killedAt);
    round.acknowledged += adder.acknowledged;
    round.lost += Math.max(0, -more);
    round.withoutResponse += Math.min(1, Math.max(0, more));
    round.doubled += Math.max(0, more - 1);
  }
  for (const adder of adders) {
    for (let at = 0; at < ADDS; at += 1) await persist(() => adder.add(at));
    round.doubled += Math.abs((await adder.pieces()) - ADDS);
  }
  return round;
}

/**
 * Kills the storefront and PostgreSQL while visitors add to their baskets: every acknowledged
 * addition must be stored exactly once, and both must recover without help. Linux only.
 */
export async function run(): Promise<boolean> {
  // All visitors share one address.
  process.env['WRITES_PER_MINUTE'] = '10000000';
  const stack = await startBenchStack();
  let isSound = true;
  try {
    const skus = await endlessSkus(stack.env['DATABASE_URL'] ?? '', ARTICLES);
    for (const victim of ['storefront', 'PostgreSQL'] as const)
      for (let round = 1; round <= ROUNDS; round += 1) {
        const found = await killOnce(stack, victim, skus);
        const { acknowledged, withoutResponse, lost, doubled, backAfterMs } = found;
        console.log(
          `${victim} ${round}: ${acknowledged} of ${CLIENTS * ADDS} acknowledged before the kill, ${withoutResponse} more made, ${lost} lost, ${doubled} doubled, back after ${backAfterMs} ms`,
        );
        isSound &&= lost === 0 && doubled === 0;
      }
  } finally {
    await stack.stop();
  }
  return isSound;
}
