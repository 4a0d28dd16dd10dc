#!/usr/bin/env bash
# mt940js 1.3.5: the entry date of a statement line gets the year of its value date, also across a New Year.
#
# A line of an MT940 bank statement (field 61) has its value date with a year and its entry date as month and day only. A reader
# has to choose the year that brings both close together. mt940js always takes that of the value date: money that arrives on
# 31 December and is booked on 2 January was booked a year ago, and what is booked on 31 December with a value date in
# January is booked in eleven months. Whoever looks for payments by the day they were booked does not find these.
#
# Seen: the value date 31 December 2025 with the entry date 0102 is booked on 2 January 2025, and the value date
# 2 January 2026 with the entry date 1231 on 31 December 2026. Within one year both dates are right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

echo '{ "name": "finding", "private": true }' > package.json
npm install --silent --no-audit --no-fund --save-exact mt940js@1.3.5

cat > run.js <<'JS'
const { Parser } = require('mt940js');

const statement = [
  ':20:STARTUMS',
  ':25:37040044/0532013000',
  ':28C:1/1',
  ':60F:C251230EUR1000,00',
  ':61:2512301230C10,00NTRFNONREF',
  ':61:2512310102C20,00NTRFNONREF',
  ':61:2601021231C30,00NTRFNONREF',
  ':62F:C260102EUR1060,00',
  '-',
].join('\r\n');
const day = (date) => date.toISOString().slice(0, 10);
const [{ transactions }] = new Parser().parse(statement);
console.log(transactions.map(({ date, entryDate }) => `${day(date)} ${day(entryDate)}`).join(', '));
JS

seen=$(TZ=UTC node run.js)
[ "$seen" = '2025-12-30 2025-12-30, 2025-12-31 2025-01-02, 2026-01-02 2026-12-31' ] || { echo "changed: $seen"; exit 1; }
echo "as described: $seen"
