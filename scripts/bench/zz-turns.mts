import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { loadavg } from 'node:os';
import { createRequire } from 'node:module';
import { freePort } from '@/services/testing/free-port.mjs';
import { launchBrowser } from './script-weight';
const require = createRequire('/work/wt/a2/package.json');
const LH = require.resolve('lighthouse/cli/index.js');
const variants = process.argv[2]!.split(',').map((v) => v.split('='));
const rounds = Number(process.argv[3] ?? 3);
const slow = process.argv[4] ?? '4';
const rows: { name: string; path: string; score: number; tbt: number; lcp: number; fcp: number; index: number }[] = [];
const med = (x: number[]) => x.toSorted((a, b) => a - b)[Math.floor((x.length - 1) / 2)]!;
for (const [, port] of variants) for (const p of ['/de-de', '/de-de/hosen']) await fetch(`http://127.0.0.1:${port}${p}`, { headers: { host: 'hgg.localhost', accept: 'text/html' } }).catch(() => 0);
for (let r = 0; r < rounds; r++)
  for (const path of ['/de-de', '/de-de/hosen'])
    for (const [name, port] of r % 2 ? variants.toReversed() : variants) {
      const p = await freePort();
      const browser = await launchBrowser([`--remote-debugging-port=${p}`]);
      try {
        const { stdout } = await promisify(execFile)(process.execPath, [LH, `http://hgg.localhost:${port}${path}`, '--quiet', `--port=${p}`, '--only-categories=performance', `--throttling.cpuSlowdownMultiplier=${slow}`, '--output=json'], { maxBuffer: 1e9 });
        const j = JSON.parse(stdout);
        const row = { name: name!, path, score: Math.round(j.categories.performance.score * 100), tbt: Math.round(j.audits['total-blocking-time'].numericValue), lcp: Math.round(j.audits['largest-contentful-paint'].numericValue), fcp: Math.round(j.audits['first-contentful-paint'].numericValue), index: j.environment.benchmarkIndex };
        rows.push(row);
        console.log(new Date().toTimeString().slice(0, 8), 'load', loadavg()[0]!.toFixed(1), JSON.stringify(row));
      } catch (e) { console.log('failed', name, path, String(e).slice(0, 200)); } finally { await browser.close(); }
    }
for (const path of ['/de-de', '/de-de/hosen']) for (const [name] of variants) {
  const of = rows.filter((x) => x.name === name && x.path === path);
  console.log(path, name, 'n', of.length, 'score', med(of.map((x) => x.score)), 'tbt', med(of.map((x) => x.tbt)), 'lcp', med(of.map((x) => x.lcp)), 'index', med(of.map((x) => x.index)), 'all', of.map((x) => `${x.score}/${x.tbt}`).join(' '));
}
