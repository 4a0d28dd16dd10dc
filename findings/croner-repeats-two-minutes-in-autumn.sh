#!/usr/bin/env bash
# croner 11.0.1: when clocks go back, `0,30 2 * * *` runs in both repeated hours, although `30 2 * * *` runs in the first only.
#
# 2:00 to 3:00 comes twice in Berlin on 25 October 2026. `30 2 * * *` runs in the first of the two hours alone, as
# cron does, and `0,30 2 * * *` in both: four times. Whoever adds a second time to a nightly job gets a second round of
# both. cron-parser 5.10.6 has two runs for it.
#
# Seen: one run for 30 2, four for 0,30 2, and two from cron-parser.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

echo '{ "name": "finding", "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact croner@11.0.1 cron-parser@5.10.6

cat > run.js <<'JS'
import { CronExpressionParser } from 'cron-parser';
import { Cron } from 'croner';

const [zone, from, end] = ['Europe/Berlin', new Date('2026-10-24T12:00:00Z'), new Date('2026-10-25T12:00:00Z')];
const runs = (pattern) => new Cron(pattern, { timezone: zone }).nextRuns(9, from).filter((at) => at < end);
const others = (pattern) => {
  const dates = CronExpressionParser.parse(pattern, { currentDate: from, tz: zone });
  return Array.from({ length: 9 }, () => dates.next().toDate()).filter((at) => at < end);
};
const counts = [runs('30 2 * * *'), runs('0,30 2 * * *'), others('0,30 2 * * *')].map(({ length }) => length);
console.log(JSON.stringify(counts));
JS

said=$(node run.js | tail -1)
expected='[1,4,2]'
[ "$said" = "$expected" ] || { echo "changed: $said"; exit 1; }
echo "as described"
