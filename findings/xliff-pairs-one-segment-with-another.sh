#!/usr/bin/env bash
# xliff 6.4.0: of a unit with several segments (XLIFF 2) it returns the source of the last one with the target of another.
#
# XLIFF 2 lets a translation tool split a unit into segments, usually sentences, each with its own source and target; a segment
# that is not translated yet has a source only. The reader has one field for the source of a unit and one for its target. Each
# segment overwrites them, so that a unit whose second sentence lacks its translation comes out as the second sentence,
# translated by that of the first. Nothing is reported, and the first sentence's source is gone.
#
# Seen: "Wolle aus Tirol." with "Wool from Tyrol." and "Von Hand waschen." without a target give
# the source "Von Hand waschen." with the target "Wool from Tyrol.".
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

echo '{ "name": "finding", "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact xliff@6.4.0

cat > run.js <<'JS'
import { xliff2js } from 'xliff';

const { resources } = await xliff2js(`<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="de" trgLang="en">
  <file id="article">
    <unit id="text">
      <segment id="s1"><source>Wolle aus Tirol.</source><target>Wool from Tyrol.</target></segment>
      <segment id="s2"><source>Von Hand waschen.</source></segment>
    </unit>
  </file>
</xliff>`);
const { source, target } = resources.article.text;
console.log(`${source} = ${target}`);
JS

seen=$(node run.js)
[ "$seen" = 'Von Hand waschen. = Wool from Tyrol.' ] || { echo "changed: $seen"; exit 1; }
echo "as described: $seen"
