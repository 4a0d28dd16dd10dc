#!/usr/bin/env bash
# framer-motion 14.14.0: `useReducedMotion` does not follow a change of the setting.
#
# Its documentation says that it "will actively respond to changes and re-render your components with the latest
# setting". The package does listen to the change and stores it, but the hook takes the value into its state when the
# component is mounted, and never again: one that is mounted keeps the old value, even when it renders again, and one
# that is mounted later has the new one. Both can be on the same page.
#
# Seen: "false" before the change, after it and after rendering again; "true" for a component mounted after it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

echo '{ "name": "finding", "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact framer-motion@14.14.0 react@19.3.1 react-dom@19.3.1 jsdom@26.1.0

cat > run.js <<'JS'
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('<div id="root"></div>', { pretendToBeVisual: true });
let isReduced = false;
const listeners = new Set();
window.matchMedia = (media) => ({
  media,
  get matches() { return isReduced; },
  addEventListener: (_, listener) => listeners.add(listener),
  addListener: (listener) => listeners.add(listener),
  removeEventListener: (_, listener) => listeners.delete(listener),
});
const { navigator, document, HTMLElement, SVGElement, Element, Node } = window;
for (const [name, value] of Object.entries({ window, navigator, document, HTMLElement, SVGElement, Element, Node }))
  Object.defineProperty(globalThis, name, { value, configurable: true });
globalThis.IS_REACT_ACT_ENVIRONMENT = true;
const { act, createElement } = await import('react');
const { createRoot } = await import('react-dom/client');
const { useReducedMotion } = await import('framer-motion');

const Reader = () => String(useReducedMotion());
const root = createRoot(document.getElementById('root'));
const seen = [];
const note = () => seen.push(document.body.textContent);
const show = (key) => act(async () => root.render(createElement(Reader, { key })));
await show('first');
note();
await act(async () => {
  isReduced = true;
  for (const listener of listeners) listener({ matches: true });
});
note();
await show('first');
note();
await show('second');
note();
console.log(JSON.stringify([listeners.size, seen]));
process.exit(0);
JS

said=$(node run.js 2> /dev/null | tail -1)
expected='[1,["false","false","false","true"]]'
[ "$said" = "$expected" ] || { echo "changed: $said"; exit 1; }
echo "as described"
