import { requireNode } from './stack/node-version.mjs';

requireNode();

async function main() {
  const { ensureDependencies } = await import('./stack/dependencies.mjs');
  const { runAll, runStaticChecks, unitTests } = await import('./gate/checks.mjs');
  ensureDependencies({ dev: true });
  const failed = await runStaticChecks();
  failed.push(...(await runAll([unitTests({ withServices: false })])));
  console.log(failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.join(', ')}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

void main();
