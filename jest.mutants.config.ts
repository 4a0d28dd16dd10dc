/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import jestConfig from './jest.config';

/** The tests that `MUTANT_TESTS` lists: those that have to notice the mutants of one group. */
export default async function mutantsConfig(): Promise<Config> {
  const { projects = [], testTimeout = 180_000, globalSetup = null } = await jestConfig();
  const [node] = projects;
  if (typeof node !== 'object') throw new Error('jest.config.ts has no project for Node');
  const tests = process.env['MUTANT_TESTS']?.split(' ') ?? [];
  return {
    ...node,
    rootDir: process.cwd(),
    testTimeout,
    globalSetup,
    roots: ['<rootDir>/lib', '<rootDir>/scripts'],
    testMatch: tests.map((test) => `<rootDir>/${test}`),
  };
}
