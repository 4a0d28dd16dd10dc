import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { linkPackages } from './link-packages';

let place: string;
beforeEach(() => (place = mkdtempSync(path.join(tmpdir(), 'selvedge-links-'))));
afterEach(() => rmSync(place, { recursive: true }));

test.each(['pino', '@node-rs/argon2'])(
  'a build made two folders deeper finds %s beside it, and after the folder has moved',
  (name) => {
    const folder = path.join(place, 'shop');
    const build = path.join(folder, '.next');
    mkdirSync(path.join(folder, 'node_modules', name), { recursive: true });
    writeFileSync(path.join(folder, 'node_modules', name, 'index.js'), 'the package');
    const link = path.join(build, 'node_modules', `${name}-28069d52`);
    mkdirSync(path.dirname(link), { recursive: true });
    const depth = name.includes('/') ? '../../../../..' : '../../../..';
    symlinkSync(`${depth}/node_modules/${name}`, link);
    linkPackages(build, folder);
    expect(readFileSync(path.join(link, 'index.js'), 'utf8')).toBe('the package');
    renameSync(folder, path.join(place, 'elsewhere'));
    const moved = path.join(place, 'elsewhere', path.relative(folder, link), 'index.js');
    expect(readFileSync(moved, 'utf8')).toBe('the package');
  },
);
