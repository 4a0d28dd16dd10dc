import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const RULES = path.resolve('operate/alerts.yml');
/** Longer than any alert waits. */
const STEPS = 60;
const STEP_SECONDS = 30;

/** Whether Prometheus's own tool is installed, which evaluates the rules. */
export const hasPromtool = (): boolean => spawnSync('promtool', ['--version']).status === 0;

/** @throws with promtool's words when it rejects the rules */
export function checkRules(): string {
  return execFileSync('promtool', ['check', 'rules', RULES], { encoding: 'utf8' });
}

/** Metrics of one process, as it serves them: series → value. */
type Scrape = ReadonlyMap<string, number>;

export function readScrape(text: string): Scrape {
  const samples = text.split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(
    samples.map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );
}

/** Names of the counters in a scrape, histograms included. */
const countersOf = (text: string) =>
  [...text.matchAll(/^# TYPE (\S+) (?:counter|histogram)$/gm)].map(([, name = '']) => name);

/** Count up although they are gauges, because their values belong to other modules. */
const COUNTS_UP = /^selvedge_(?:renders\{.*state="rejected"|webhooks_received|pages_late)/;

/** The series of a rule's metrics, with the labels that Prometheus adds. */
function withTarget(series: string): string {
  const [name = '', labels = ''] = series.split('{');
  const own = labels.replace(/\}$/, '');
  return `${name}{${own ? `${own},` : ''}job="selvedge",instance="storefront-1:9465"}`;
}

export interface Watched {
  before: string;
  during: string;
}

/** Series for as long as a fault lasts: counters go on as between the scrapes, others stay. */
function inputs({ before, during }: Watched): string[] {
  const rules = readFileSync(RULES, 'utf8');
  const counters = countersOf(during);
  const earlier = readScrape(before);
  const lines = [
    '      - { series: \'up{job="selvedge",instance="storefront-1:9465"}\', values: "1x60" }',
  ];
  for (const [series, value] of readScrape(during)) {
    const name = series.split('{')[0] ?? '';
    if (!rules.includes(name) || !Number.isFinite(value)) continue;
    const isCounter = COUNTS_UP.test(series) || counters.some((each) => name.startsWith(each));
    const first = isCounter ? (earlier.get(series) ?? 0) : value;
    const values = `${first}+${value - first}x${STEPS}`;
    lines.push(`      - { series: '${withTarget(series)}', values: "${values}" }`);
  }
  return during === '' ? [lines[0]?.replace('1x60', '0x60') ?? ''] : lines;
}

/**
 * Whether an alert of `operate/alerts.yml` fires while a process serves these metrics.
 * @param watched `during` is empty for a process that does not respond
 */
export function fires(alert: string, watched: Watched): boolean {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'selvedge-alerts-')), 'test.yml');
  const expression = `max by (alertname) (ALERTS{alertname="${alert}",alertstate="firing"})`;
  const test = [
    `rule_files: ['${RULES}']`,
    `evaluation_interval: ${STEP_SECONDS}s`,
    'tests:',
    `  - interval: ${STEP_SECONDS}s`,
    '    input_series:',
    ...inputs(watched),
    '    promql_expr_test:',
    `      - expr: '${expression}'`,
    `        eval_time: ${(STEPS * STEP_SECONDS) / 60}m`,
    `        exp_samples: [{ labels: '{alertname="${alert}"}', value: 1 }]`,
  ];
  writeFileSync(file, `${test.join('\n')}\n`);
  const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', file], {
    encoding: 'utf8',
  });
  if (status !== 0 && !/got:|exp:/i.test(stdout + stderr)) throw new Error(stdout + stderr);
  return status === 0;
}
