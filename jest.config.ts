/** @jest-config-loader esbuild-register */
import { availableParallelism } from 'node:os';
import type { Config } from 'jest';
import nextJest from 'next/jest';

const withNext = nextJest({ dir: './' });

const shared = {
  runtime: '<rootDir>/scripts/testing/jest-runtime.mjs',
  moduleNameMapper: {
    // Tests use the demo's shops and languages, whatever this checkout has added or closed. Next's compiler
    // has replaced `@/` by a relative path where the importing file is compiled.
    '(?:^|/)cms-schema/closed-projects\\.json$': '<rootDir>/scripts/testing/closed-in-tests.cjs',
    '(?:^|/)cms-schema/locales\\.json$': '<rootDir>/scripts/testing/demo-locales.cjs',
    '^@/(.*)$': '<rootDir>/$1',
    '^service-kit/(.*)$': '<rootDir>/packages/service-kit/$1',
  },
  testPathIgnorePatterns: [
    '/node_modules/',
    '<rootDir>/\\.',
    '<rootDir>/e2e/',
    '<rootDir>/dist/',
    ...(process.env['LONG_TESTS'] ? [] : ['\\.long\\.service\\.test\\.ts$']),
  ],
  modulePathIgnorePatterns: ['<rootDir>/\\.', '<rootDir>/dist/'],
  watchPathIgnorePatterns: ['<rootDir>/\\.', '<rootDir>/dist/'],
} satisfies Config;

/** Packages of ECMAScript modules only, which Jest cannot require; next/jest would leave them as they are. */
const transformIgnorePatterns = [
  '/node_modules/(?!(?:intl-messageformat|@formatjs|p-limit|yocto-queue|openid-client|oauth4webapi|jose|@react-email/render)/)',
  '^.+\\.module\\.(?:css|sass|scss)$',
];

/** Two projects: plain rules and services in node, components in jsdom. */
export default async function jestConfig(): Promise<Config> {
  const node = withNext({
    ...shared,
    displayName: 'node',
    // Jest's sandbox looks each global name up anew: loops over pixels spent most of their time on `Math`,
    // and queries of the database a tenth on `Object`, which drizzle-orm reads for each part of a query.
    sandboxInjectedGlobals: ['Math', 'Object'],
    testEnvironment: 'node',
    testMatch: ['**/*.test.ts'],
    moduleNameMapper: {
      ...shared.moduleNameMapper,
      // Its CommonJS build imports React's renderer in a way that Jest's modules do not have.
      '^@react-email/render$': '<rootDir>/node_modules/@react-email/render/dist/node/index.mjs',
    },
  });
  const jsdom = withNext({
    ...shared,
    displayName: 'jsdom',
    testEnvironment: 'jsdom',
    testMatch: ['**/*.test.tsx'],
    setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
    moduleNameMapper: {
      ...shared.moduleNameMapper,
      // Jest takes the package's build for Node, which cannot talk to a host with a port.
      '^search-insights$': '<rootDir>/node_modules/search-insights/index-browser.cjs',
    },
  });
  const projects = [await node(), await jsdom()].map((project) => ({
    ...project,
    transformIgnorePatterns,
  }));
  // Tests of services and of outages wait more than they compute: half as many again as there are cores
  // keep all of them busy. A slow test on a busy machine is not a wrong one; what hangs still ends.
  const maxWorkers = Math.ceil(availableParallelism() * 1.5);
  const globalSetup = '<rootDir>/scripts/testing/compile-packages.mjs';
  return { maxWorkers, testTimeout: 180_000, globalSetup, projects };
}
