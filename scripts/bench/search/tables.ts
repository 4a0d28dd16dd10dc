import type { Figures, Percentiles } from './figures';
import { CLIENTS, type HttpFigures, type Load } from './measure-http';

const shown = ({ p50, p95, p99 }: Percentiles): string =>
  [p50, p95, p99].map((ms) => ms.toFixed(ms < 10 ? 1 : 0)).join(' / ');

/** Formats rows of cells as a Markdown table with aligned columns. */
function table(rows: readonly (readonly string[])[]): string {
  const [head = []] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) => {
    const cells = row.map((cell, column) => cell.padEnd(widths[column] ?? 0));
    return `| ${cells.join(' | ')} |`;
  });
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [lines[0], rule, ...lines.slice(1)].join('\n');
}

/** Scaling of the engine or a library with the number of products: p50 / p95 / p99 in ms. */
export function growthTable(name: string, bySize: ReadonlyMap<number, Figures>): string {
  const sizes = [...bySize];
  const names = Object.keys(sizes[0]?.[1].times ?? {});
  return table([
    [name, ...sizes.map(([size]) => String(size))],
    ['build, s', ...sizes.map(([, { buildMs }]) => (buildMs / 1000).toFixed(1))],
    ['memory, MB', ...sizes.map(([, { memoryMb }]) => memoryMb.toFixed(0))],
    ...names.map((each) => [
      each,
      ...sizes.map(([, { times }]) => (times[each] ? shown(times[each]) : '')),
    ]),
  ]);
}

const load = (seen: Load | undefined): string =>
  seen ? `${shown(seen)}, ${seen.perSecond.toFixed(0)}/s` : '';

/** The service over HTTP: p50 / p95 / p99 in ms and requests per second. */
export function httpTable(bySize: ReadonlyMap<number, HttpFigures>): string {
  const sizes = [...bySize];
  const names = Object.keys(sizes[0]?.[1].calls ?? {});
  const row = (name: string, cell: (figures: HttpFigures) => string): string[] => [
    name,
    ...sizes.map(([, figures]) => cell(figures)),
  ];
  return table([
    ['over HTTP', ...sizes.map(([size]) => String(size))],
    row('start, s', ({ startMs }) => (startMs / 1000).toFixed(1)),
    row('memory of the process, MB: started, queried, built twice again', ({ memoryMb }) =>
      [memoryMb.started, memoryMb.queried, memoryMb.rebuilt].map((mb) => mb.toFixed(0)).join(', '),
    ),
    ...names.flatMap((name) =>
      CLIENTS.map((clients) =>
        row(`${name}, ${clients} client${clients > 1 ? 's' : ''}`, ({ calls }) =>
          load(calls[name]?.get(clients)),
        ),
      ),
    ),
    row('c in peace, 1 client', ({ calm }) => load(calm)),
    row('c while the index is built again', ({ rebuilding }) => load(rebuilding)),
    row('stock shown after its task', ({ patched }) => shown(patched)),
    row('calls that failed', ({ calls, calm, rebuilding }) => {
      const loads = Object.values(calls).flatMap((byClients) => [...byClients.values()]);
      return String([...loads, calm, rebuilding].reduce((sum, { failed }) => sum + failed, 0));
    }),
  ]);
}
