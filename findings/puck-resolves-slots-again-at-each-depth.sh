#!/usr/bin/env bash
# @puckeditor/core 0.23.0: `resolveAllData` resolves a component in a slot once for each slot around it.
#
# A component's `resolveData` is called once if it lies on the page, twice in a slot, and five times in the fifth
# slot down, each time with what the call before returned. Where it fetches something, each level of nesting adds
# another round of requests; where it changes a value instead of setting it, the result depends on the depth.
#
# Seen: calls of the same component at depths 1 to 5: 1, 2, 3, 4, 5.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

echo '{ "name": "finding", "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact --legacy-peer-deps @puckeditor/core@0.23.0 react@19.3.1 react-dom@19.3.1

cat > run.js <<'JS'
import { resolveAllData } from '@puckeditor/core/rsc';

const calls = {};
const resolveData = async ({ props }) => {
  calls[props.id] = (calls[props.id] ?? 0) + 1;
  return { props };
};
const Box = { fields: { inside: { type: 'slot' } }, render: () => null, resolveData };
const nested = (depth) => ({
  type: 'Box',
  props: { id: `depth ${depth}`, inside: depth < 5 ? [nested(depth + 1)] : [] },
});
await resolveAllData({ root: {}, content: [nested(1)], zones: {} }, { components: { Box } });
console.log(JSON.stringify(Object.values(calls)));
JS

said=$(node run.js | tail -1)
expected='[1,2,3,4,5]'
[ "$said" = "$expected" ] || { echo "changed: $said"; exit 1; }
echo "as described"
