import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint, isStamped } from './build.mjs';
import { inCheckout } from './checkout.mjs';

/** Service → the package with its program. */
export const PACKAGES = Object.freeze({
  postgres: 'postgres-local',
  content: 'contentful-local',
  search: 'algolia-local',
  media: 'garment-pictures',
  payment: 'stripe-local',
  mail: 'mail-local',
});

const SOURCES = ['packages', 'package-lock.json', 'tsconfig.json'];

/** The compiled entry point of a service. @param {keyof typeof PACKAGES} service */
export const programOf = (service) => inCheckout('packages', PACKAGES[service], 'bin.mjs');

/** Compiles `packages` unless they are up to date. */
export async function compilePackages() {
  const stamp = inCheckout('packages/service-kit/dist/compiled-inputs');
  const inputs = fingerprint(SOURCES, [], {});
  if (isStamped(stamp, inputs)) return;
  rmSync(stamp, { force: true });
  // Imported lazily, because the checks of a start run before its packages are installed.
  const { compileAll } = await import('../../packages/service-kit/compile.mjs');
  await compileAll(Object.values(PACKAGES).map((name) => inCheckout('packages', name)));
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, inputs);
}
