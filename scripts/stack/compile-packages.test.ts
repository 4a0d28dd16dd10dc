import { execFileSync } from 'node:child_process';

/** Compiles a package, and lists the processes that this one has left then. */
const SCRIPT = `
  import { readdirSync, readFileSync } from 'node:fs';
  import { compileAll } from './packages/service-kit/compile.mjs';
  await compileAll([process.cwd() + '/packages/mail-local']);
  const parents = () => readdirSync('/proc').filter((name) => /^[0-9]+$/.test(name)).flatMap((name) => {
    try {
      return [readFileSync('/proc/' + name + '/stat', 'utf8').replace(/^.*[)] /s, '').split(' ')[1]];
    } catch {
      return [];
    }
  });
  const left = () => parents().filter((parent) => parent === String(process.pid)).length;
  // A busy machine takes a while to end a process.
  for (let tries = 0; tries < 100 && left() > 0; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 500));
  console.log(left());
`;

test('no process of the compiler remains while a shop runs', () => {
  const parameters = ['--input-type=module', '--eval', SCRIPT];
  expect(execFileSync(process.execPath, parameters, { encoding: 'utf8' }).trim()).toBe('0');
});
