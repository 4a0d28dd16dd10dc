#!/usr/bin/env bash
# StrykerJS 9.6.1 and TypeScript 7.0.2: the sandbox cannot be made where a tsconfig.json exists.
#
# Stryker rewrites `extends` and paths of tsconfig.json in its sandbox with `typescript`'s
# parseConfigFileTextToJson. TypeScript 7, the native compiler, is published under the same name and has
# no such function, so every run ends with a TypeError before the first mutant, also in a project that
# uses TypeScript for nothing but types. `tsconfigFile` set to a file that does not exist skips the step.
#
# Seen: exit code 1 and "ts.parseConfigFileTextToJson is not a function"; with the option, exit code 0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

cat > package.json <<'JSON'
{ "name": "finding", "private": true, "type": "module", "scripts": { "test": "node test.js" } }
JSON
echo '{ "compilerOptions": { "strict": true } }' > tsconfig.json
echo 'export const sum = (one, other) => one + other;' > sum.js
echo 'import { sum } from "./sum.js"; if (sum(1, 2) !== 3) process.exit(1);' > test.js
npm install --silent --no-audit --no-fund --save-exact @stryker-mutator/core@9.6.1 typescript@7.0.2

run() {
  npx stryker run --mutate sum.js --testRunner command --reporters clear-text "$@" 2>&1
}

set +e
plain=$(run)
plain_code=$?
echo '{ "tsconfigFile": "none" }' > stryker.config.json
skipped=$(run)
skipped_code=$?
set -e

[ "$plain_code" -ne 0 ] || { echo "changed: Stryker runs beside TypeScript 7"; exit 1; }
grep -q 'parseConfigFileTextToJson is not a function' <<<"$plain" ||
  { echo "changed: another message"; echo "$plain" | tail -5; exit 1; }
[ "$skipped_code" -eq 0 ] || { echo "changed: the option does not help"; echo "$skipped" | tail -5; exit 1; }
echo "as described"
