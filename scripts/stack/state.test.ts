import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { envFileOf, secretsOf, writeEnvFile } from './state.mjs';

const state = mkdtempSync(path.join(tmpdir(), 'selvedge-state-'));
afterAll(() => rmSync(state, { recursive: true }));

test('secrets are generated once, all different, and private to their owner', () => {
  const first = secretsOf(state);
  expect(secretsOf(state)).toEqual(first);
  expect(new Set(Object.values(first)).size).toBe(Object.keys(first).length);
  const { ALGOLIA_SEARCH_API_KEY, ALGOLIA_ADMIN_API_KEY, ...others } = first;
  expect(Math.min(...Object.values(others).map(({ length }) => length))).toBeGreaterThan(40);
  // The vendor's format: 128 bits.
  for (const key of [ALGOLIA_SEARCH_API_KEY, ALGOLIA_ADMIN_API_KEY])
    expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(statSync(path.join(state, 'secrets.json')).mode & 0o777).toBe(0o600);
});

test('a shell reads the values of the env file unchanged, whatever they contain', () => {
  const odd = {
    SITE_URL: 'http://localhost:3000/?a=1&b=$HOME',
    SESSION_SECRET: `it's "odd" \\ #1`,
  };
  writeEnvFile(state, odd);
  expect(statSync(envFileOf(state)).mode & 0o777).toBe(0o600);
  const output = execFileSync(
    'sh',
    ['-c', `set -a; . "$0"; printf '%s\\n%s' "$SITE_URL" "$SESSION_SECRET"`, envFileOf(state)],
    { encoding: 'utf8' },
  );
  expect(output.split('\n')).toEqual(Object.values(odd));
});

test('truncated secrets are restored from their copy; without one the error names them', () => {
  const known = secretsOf(state);
  const file = path.join(state, 'secrets.json');
  for (const cut of ['', '{"SESSION_SECRET":"ab', '{}']) {
    writeFileSync(file, cut);
    expect(secretsOf(state)).toEqual(known);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(known);
  }
  writeFileSync(file, '{');
  writeFileSync(path.join(state, 'secrets.copy.json'), '');
  expect(() => secretsOf(state)).toThrow(`${file} is damaged`);
});
