import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import {
  Logger,
  parseCronItems,
  run,
  type Runner,
  type TaskList,
  type RunnerOptions,
  type WorkerEvents,
} from 'graphile-worker';
import type { Pool } from 'pg';
import { processState } from '@/lib/platform/process-state/process-state.mjs';
import { log, report } from '@/lib/platform/log/log.server';
import { traced } from '@/lib/platform/tracing/traced.server';
import { openJobPool } from './open-job-pool.server';
import { otherTasks, partnerTasks, paymentTasks } from './tasks.server';

/** Connections of a runner besides one for each of its jobs: one listens, one fetches. */
const MORE_CONNECTIONS = 2;
/** Interval at which future jobs are polled; immediate ones are notified. */
const POLL_MS = 2_000;
const RETRY_MS = 500;
const MAX_RETRY_MS = 30_000;
/** Longer than the timeouts of a connection and a response, see `open-job-pool.server.ts`. */
const MAX_END_MS = 20_000;
/** A runner that ran this long has polled for jobs several times, so its database works. */
const HEALTHY_MS = 10_000;

/**
 * Results of jobs are written in batches: otherwise graphile-worker 0.17 does not await these
 * writes, and one that fails because of a lost connection ends the process as an unhandled
 * rejection.
 */
const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

const LEVELS = new Set<string>(['error', 'warning']);

/** Its messages contain jobs, attempts and errors. */
const logger = new Logger(() => (level, message) => {
  if (LEVELS.has(level)) report('jobs', { message: message.slice(0, 500) });
});

/** @param onStart receives the id with which the runner locks its jobs */
function openEvents(onStart: (id: string) => void): WorkerEvents {
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => onStart(workerPool.id));
  // Jobs without a key belong to crons, which are repeated anyway.
  events.on('job:failed', ({ job: { key, task_identifier: task, attempts }, error }) => {
    if (key !== null) report('job was given up', { key, task, attempts, error });
  });
  return events;
}

/**
 * Resolves after a runner's last job, plus the time to record its result. If two completions fail
 * together, graphile-worker 0.17 counts one of them twice and waits for the other indefinitely
 * (`findings/graphile-worker-never-ends.sh`).
 */
function overdueEnd(events: WorkerEvents): Promise<void> {
  return new Promise((resolve) => {
    // outside: worker-two-failures
    const wait = () => void setTimeout(resolve, MAX_END_MS).unref();
    events.once('pool:gracefulShutdown:complete', wait);
    events.once('pool:gracefulShutdown:error', wait);
  });
}

/**
 * Resolves when a runner's first search for jobs has failed. graphile-worker 0.17 reads the ids of
 * its tasks with that search and caches the failure: no later search of that runner reaches the
 * database
 * (`findings/graphile-worker-keeps-a-failure.sh`).
 */
function failedStart(events: WorkerEvents): Promise<void> {
  return new Promise((resolve) => {
    let hasSearched = false;
    const searched = () => void (hasSearched = true);
    events.once('worker:getJob:empty', searched);
    events.once('job:start', searched);
    // outside: worker-cached-failure
    events.once('worker:getJob:error', () => {
      if (!hasSearched) resolve();
    });
  });
}

/**
 * Frees jobs that ended runners have left locked: a runner whose connection is lost while it
 * records a result ends without recording it. None of these jobs is still running in this process,
 * because a runner ends after its last job.
 */
async function freeJobsOf(pool: Pool, runners: Set<string>): Promise<void> {
  if (runners.size === 0) return;
  // outside: pg-arrays, worker-unlock
  await pool.query('SELECT graphile_worker.force_unlock_workers($1::text[])', [[...runners]]);
  runners.clear();
}

// outside: worker-cron, worker-cron-utc, worker-cron-backfill
/** Jobs that run on a schedule. */
export const crons = parseCronItems([
  // outside: worker-stale-lock
  // Jobs of a process that died stay locked for hours, so their work is repeated within three
  // minutes.
  { task: 'reconcile-orders', match: '* * * * *', options: { maxAttempts: 1 } },
  { task: 'apply-retention', match: '17 * * * *', options: { maxAttempts: 1 } },
  { task: 'expire-due-reservations', match: '* * * * *', options: { maxAttempts: 1 } },
]);

/** Interrupted imports, and webhooks to repeat; a waiting job of a task is replaced. */
const partnerCrons = parseCronItems(
  ['run-imports', 'send-webhooks'].map((task) => ({
    task,
    match: '* * * * *',
    options: { maxAttempts: 1, jobKey: task },
  })),
);

/** Jobs of one runner; they never wait for those of another. */
interface Group extends Required<Pick<RunnerOptions, 'taskList' | 'parsedCronItems'>> {
  /** Concurrent jobs of an instance; each may also use a connection of the shop's pool. */
  concurrency: number;
}

/** Each job begins a trace of its own. */
const tracedTasks = (tasks: TaskList): TaskList =>
  Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      async (payload, helpers) => {
        await traced({ name, kind: 'job' }, async () => task?.(payload, helpers));
      },
    ]),
  );

// outside: worker-unknown-task
const GROUPS: readonly Group[] = [
  { taskList: tracedTasks(otherTasks), parsedCronItems: crons, concurrency: 2 },
  { taskList: tracedTasks(paymentTasks), parsedCronItems: [], concurrency: 1 },
  // One import runs at a time, which leaves two for webhooks.
  { taskList: tracedTasks(partnerTasks), parsedCronItems: partnerCrons, concurrency: 3 },
];

export interface Jobs {
  /** Starts no more jobs and waits for running ones. */
  stop: () => Promise<void>;
}

/** Runs a group for the life of the process, through any loss of the database. */
function runGroup(group: Group): Jobs {
  // Own connections, so that pages never wait for jobs.
  const pool = openJobPool(group.concurrency + MORE_CONNECTIONS);
  const stopping = new AbortController();
  let runner: Runner | undefined;
  const runners = new Set<string>();
  // A runner that has just ended or is being stopped cannot be stopped.
  const stop = () => void runner?.stop().catch(() => undefined);
  const runOnce = async () => {
    // outside: worker-lost-completion
    // One runner at a time: earlier ones have ended. Other groups and instances have their own.
    await freeJobsOf(pool, runners);
    const events = openEvents((id) => runners.add(id));
    const overdue = overdueEnd(events);
    const failed = failedStart(events);
    runner = await run({
      preset,
      events,
      pgPool: pool,
      ...group,
      logger,
      pollInterval: POLL_MS,
      noHandleSignals: true,
    });
    log('jobs are run', {});
    if (stopping.signal.aborted) stop();
    void failed.then(stop);
    await Promise.race([runner.promise, overdue]);
    // Ends the crons of a runner that does not end by itself.
    stop();
  };
  const keepRunning = async () => {
    let wait = RETRY_MS;
    while (!stopping.signal.aborted) {
      const startedAt = performance.now();
      await runOnce().catch((error: unknown) => report('jobs cannot be run', { error }));
      if (performance.now() - startedAt > HEALTHY_MS) wait = RETRY_MS;
      if (stopping.signal.aborted) break;
      await delay(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
      wait = Math.min(wait * 2, MAX_RETRY_MS);
    }
    await pool.end();
  };
  const ended = keepRunning().catch((error: unknown) => report('jobs ended', { error }));
  return {
    stop: async () => {
      stopping.abort();
      stop();
      await ended;
    },
  };
}

/** Runs all jobs for the life of the process. */
export function runJobs(): Jobs {
  const groups = GROUPS.map(runGroup);
  return {
    stop: async () => {
      await Promise.all(groups.map(({ stop }) => stop()));
    },
  };
}

/** Runs jobs until the process has to end. Called once at startup. */
export function startJobs(): void {
  if (processState.runsJobs) return;
  processState.runsJobs = true;
  const jobs = runJobs();
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => (processState.jobsEnded = jobs.stop()));
}
