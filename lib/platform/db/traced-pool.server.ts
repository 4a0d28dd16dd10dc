import { Pool, type ClientBase, type QueryConfig } from 'pg';
import { traced } from '@/lib/platform/tracing/traced.server';

/** `pg` accepts text or an object, then values, then a callback instead of a promise. */
type Parameters = [text: string | QueryConfig, ...more: unknown[]];
type Query = (...parameters: Parameters) => Promise<unknown>;

/** Statements have parameters instead of values, so that nothing of a visitor's is in their text. */
function statementOf([given]: Parameters) {
  const text = typeof given === 'string' ? given : given.text;
  const [operation = ''] = text.trimStart().split(/\s/, 1);
  return {
    name: operation.toUpperCase(),
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
  };
}

/** Traces the queries of a pool or client, except those with a callback: `pg` makes them itself for others. */
function traceQueries(target: Pool | ClientBase): void {
  // One of its many overloads, all of which return a promise if there is no callback.
  const query = target.query.bind(target) as Query;
  const tracedQuery = (...parameters: Parameters) =>
    typeof parameters.at(-1) === 'function'
      ? query(...parameters)
      : traced(statementOf(parameters), () => query(...parameters));
  Object.assign(target, { query: tracedQuery });
}

/** Traces each query of a pool: by itself, or on a connection that a transaction has taken from it. */
export function tracePool(pool: Pool): void {
  traceQueries(pool);
  pool.on('connect', traceQueries);
}
