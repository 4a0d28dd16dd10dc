#!/usr/bin/env bash
# fontkit 2.0.4 with pdfkit 0.20.2: a font that is opened once and used for two PDFs loses letters of the second one's text.
#
# pdfkit accepts an opened font, which saves reading it for each document. A glyph keeps the characters it was first looked
# up for. If the first document embeds "ž" and nothing else, its parts are looked up by their number alone, so the glyph of
# "z" has no characters from then on. In the second document "z" is printed, but its entry in the PDF's map of characters
# is empty: search, copying and screen readers get another letter or none.
#
# Seen: the text of a second PDF "z" is "z" if the font is opened anew, and not "z" if the font is shared.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

echo '{ "name": "finding", "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact pdfkit@0.20.2 fontkit@2.0.4 pdf-parse@2.4.5 dejavu-fonts-ttf@2.37.3

cat > run.js <<'JS'
import * as fontkit from 'fontkit';
import { PDFParse } from 'pdf-parse';
import PDFDocument from 'pdfkit';

const FILE = 'node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf';

const write = (font, text) =>
  new Promise((resolve) => {
    const pdf = new PDFDocument({ font: '' });
    const chunks = [];
    pdf.on('data', (chunk) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.font(font, 'Sans').text(text);
    pdf.end();
  });

async function secondText(open) {
  await write(open(), 'ž');
  const parser = new PDFParse({ data: new Uint8Array(await write(open(), 'z')) });
  const { pages } = await parser.getText();
  await parser.destroy();
  return pages[0].text.trim();
}

const shared = fontkit.openSync(FILE);
const anew = await secondText(() => fontkit.openSync(FILE));
const again = await secondText(() => shared);
console.log(JSON.stringify([anew === 'z', again === 'z']));
JS

seen=$(node run.js | tail -1)
[ "$seen" = '[true,false]' ] || { echo "changed: $seen"; exit 1; }
echo "as described"
