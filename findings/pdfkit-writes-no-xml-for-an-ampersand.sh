#!/usr/bin/env bash
# pdfkit 0.20.2: the metadata of a PDF/A are no XML when title, author or subject have an ampersand.
#
# With `subset: 'PDF/A-3b'` the package writes the document's information a second time, as XMP, which PDF/A
# requires. It puts the texts between tags as they are. "Hemden & Hosen" is a valid title and is stored correctly in
# the document's information; in the XMP it makes the packet no well-formed XML, so the document claims a
# conformance that it does not have.
#
# Seen: a parser reads the packet of "Hemden und Hosen" and rejects that of "Hemden & Hosen".
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

echo '{ "name": "finding", "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact pdfkit@0.20.2 saxes@6.0.0

cat > run.js <<'JS'
import PDFDocument from 'pdfkit';
import { SaxesParser } from 'saxes';

async function packetOf(Title) {
  const document = new PDFDocument({ subset: 'PDF/A-3b', pdfVersion: '1.7', compress: false, font: null, info: { Title } });
  document.end();
  const text = Buffer.concat(await document.toArray()).toString('utf8');
  return /<x:xmpmeta.*<\/x:xmpmeta>/s.exec(text)[0];
}
function isXml(packet) {
  const faults = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => faults.push(error));
  parser.write(packet).close();
  return faults.length === 0;
}
console.log(JSON.stringify([isXml(await packetOf('Hemden und Hosen')), isXml(await packetOf('Hemden & Hosen'))]));
JS

said=$(node run.js | tail -1)
expected='[true,false]'
[ "$said" = "$expected" ] || { echo "changed: $said"; exit 1; }
echo "as described"
