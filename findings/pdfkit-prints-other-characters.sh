#!/usr/bin/env bash
# pdfkit 0.20.2: characters that a standard font lacks are printed as other ones, without an error.
#
# Helvetica and the other thirteen fonts of every reader have Windows' Western characters. Any other one is written by its number
# in two bytes, and each byte is printed as a character of its own. `Intl.NumberFormat` puts a narrow no-break space (U+202F) into French amounts,
# and a typographic minus sign becomes a quotation mark: an invoice shows another amount.
#
# Seen: "1 /234,50 €" for 1 234,50 € as French writes it, a quotation mark for the minus of −5, "Wa ! sa" for Wałęsa.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

echo '{ "name": "finding", "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact pdfkit@0.20.2 pdf-parse@2.4.5

cat > run.js <<'JS'
import { PDFParse } from 'pdf-parse';
import PDFDocument from 'pdfkit';

async function printed(text) {
  const pdf = new PDFDocument();
  const chunks = [];
  const ended = new Promise((resolve) => pdf.on('end', resolve));
  pdf.on('data', (chunk) => chunks.push(chunk));
  pdf.text(text).end();
  await ended;
  const { pages } = await new PDFParse({ data: new Uint8Array(Buffer.concat(chunks)) }).getText();
  return pages[0].text.trim();
}
const amount = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' }).format(1234.5);
const said = [];
for (const text of [amount, '\u22125', 'Wałęsa', 'Größe 5 €']) said.push(await printed(text));
console.log(JSON.stringify(said).replaceAll('\u00A0', ' '));
JS

said=$(node run.js | tail -1)
expected='["1 /234,50 €","\" 5","Wa ! sa","Größe 5 €"]'
[ "$said" = "$expected" ] || { echo "changed: $said"; exit 1; }
echo "as described"
