#!/usr/bin/env bash
# ibantools 4.5.4 (April 2026): IBANs of Albania, Moldova, Montenegro and North Macedonia are not in SEPA.
#
# The European Payments Council took Albania and Montenegro into the geographical scope of its SEPA schemes in November 2024, and
# Moldova and North Macedonia by March 2025. `isSEPACountry` denies it a year later, so a form that offers a transfer in euros for
# IBANs of SEPA only refuses customers and suppliers whose banks would take it.
#
# Seen: false for AL, MD, ME and MK, true for CH, GB and SM, which are no members of the Union either.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

echo '{ "name": "finding", "private": true }' > package.json
npm install --silent --no-audit --no-fund --save-exact ibantools@4.5.4

seen=$(node -e "
const { isSEPACountry } = require('ibantools');
console.log(['AL', 'MD', 'ME', 'MK', 'CH', 'GB', 'SM'].map((country) => country + ' ' + isSEPACountry(country)).join(', '));
")
[ "$seen" = 'AL false, MD false, ME false, MK false, CH true, GB true, SM true' ] || { echo "changed: $seen"; exit 1; }
echo "as described: $seen"
