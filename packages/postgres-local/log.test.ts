import {
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { keepShort, openLog } from './log';

test('the server’s log is readable only by its owner and is rotated while it is written', async () => {
  const state = mkdtempSync(path.join(tmpdir(), 'selvedge-postgres-log-'));
  const file = openLog(state);
  const server = openSync(file, 'a');
  const looks = keepShort(file, { limit: 100, everyMs: 20 });
  try {
    writeSync(server, `${'early '.repeat(20)}\n`);
    await delay(200);
    writeSync(server, 'late\n');
    expect(readFileSync(file, 'utf8')).toBe('late\n');
    expect(readFileSync(`${file}.old`, 'utf8')).toMatch(/^early /);
    for (const each of [file, `${file}.old`]) expect(statSync(each).mode & 0o777).toBe(0o600);
  } finally {
    clearInterval(looks);
    closeSync(server);
    rmSync(state, { recursive: true, force: true });
  }
});
