#!/usr/bin/env bash
# @stryker-mutator/core 9.6.1: `--mutate` is split at every comma, also within the braces of a pattern.
#
# `--mutate "src/{one,two}.js,src/three.js"` becomes the patterns `src/{one`, `two}.js` and `src/three.js`.
# Those that match nothing are dropped with a warning in the log alone: the run succeeds, and its score is
# that of the remaining files. The same pattern as an array in stryker.config.json mutates all three.
#
# Seen: one file in the report of the command line, three in that of the configuration; exit code 0 for both.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

cat > package.json <<'JSON'
{ "name": "finding", "private": true, "type": "module", "scripts": { "test": "node test.js" } }
JSON
npm install --silent --no-audit --no-fund --save-exact @stryker-mutator/core@9.6.1
mkdir src
for name in one two three; do
  echo "export const $name = (a, b) => a + b;" > "src/$name.js"
  echo "import { $name } from './src/$name.js'; if ($name(1, 2) !== 3) process.exit(1);" >> test.js
done

cat > stryker.config.json <<'JSON'
{
  "testRunner": "command",
  "mutate": ["src/{one,two}.js", "src/three.js"],
  "reporters": ["json"],
  "jsonReporter": { "fileName": "report.json" }
}
JSON
files() {
  npx stryker run "$@" >/dev/null 2>&1 || return 1
  node -p 'Object.keys(JSON.parse(require("fs").readFileSync("report.json")).files).length'
}
by_configuration=$(files)
by_command=$(files --mutate 'src/{one,two}.js,src/three.js')
[ "$by_configuration $by_command" = '3 1' ] || { echo "changed: $by_configuration, $by_command"; exit 1; }
echo "as described"
