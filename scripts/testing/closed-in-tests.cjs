const { readFileSync } = require('node:fs');
const path = require('node:path');

const DEMO = ['hgg', 'hrm', 'eck'];
const file = path.join(__dirname, '../../cms-schema/projects.json');

/** Shops that a checkout has added are closed in tests, which use the demo's three, even if the checkout has closed them. */
module.exports = Object.keys(JSON.parse(readFileSync(file, 'utf8'))).filter(
  (key) => !DEMO.includes(key),
);
