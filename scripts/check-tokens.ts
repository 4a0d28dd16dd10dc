import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { rawColours } from './gate/raw-colours';
import { CHECKOUT, inCheckout } from './stack/checkout.mjs';

/** Folders in which colours must be tokens; the tokens themselves are in styles/. */
const PLACES = ['blocks', 'components', 'pages', 'registry', 'lib'];

function filesBelow(place: string): string[] {
  return readdirSync(inCheckout(place), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(css|tsx?)$/.test(entry.name))
    .filter((entry) => !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

const complaints = PLACES.flatMap(filesBelow).flatMap((file) =>
  rawColours(readFileSync(file, 'utf8'), file.endsWith('.css') ? 'style' : 'code').map(
    ({ line, colour }) => `${path.relative(CHECKOUT, file)}:${line}: ${colour}`,
  ),
);

for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) {
  console.error(`\n${complaints.length} raw colours: use a token of styles/ instead.`);
  process.exitCode = 1;
}
