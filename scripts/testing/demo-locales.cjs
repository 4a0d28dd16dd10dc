const { readFileSync } = require('node:fs');
const path = require('node:path');

const DEMO = ['de', 'en', 'cs', 'pl', 'nl', 'fr'];
const file = path.join(__dirname, '../../cms-schema/locales.json');
const locales = Object.entries(JSON.parse(readFileSync(file, 'utf8')));

/** The demo's languages, without those that a checkout has added. */
module.exports = Object.fromEntries(locales.filter(([code]) => DEMO.includes(code)));
