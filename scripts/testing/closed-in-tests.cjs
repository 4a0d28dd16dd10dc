const { readFileSync } = require('node:fs');
const path = require('node:path');

const DEMO = ['hgg', 'hrm', 'eck'];
const file = path.join(__dirname, '../../cms-schema/projects.json');

/** Shops that a checkout has added: tests use the demo's three, whichever of them it has closed. */
module.exports = Object.keys(JSON.parse(readFileSync(file, 'utf8'))).filter(
  (key) => !DEMO.includes(key),
);
