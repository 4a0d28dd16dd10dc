import { existsSync } from 'node:fs';
import { editorLink } from '../lib/studio/editor/signed-token.mjs';
import { DEFAULT_STATE_DIRECTORY, envFileOf } from './stack/state.mjs';

const file = envFileOf(DEFAULT_STATE_DIRECTORY);
if (existsSync(file)) process.loadEnvFile(file);
const { SITE_URL, SESSION_SECRET } = process.env;
if (SITE_URL && SESSION_SECRET) console.log(editorLink(SITE_URL, SESSION_SECRET));
else {
  console.error(
    'No shop is running here: start one with npm start, or set SITE_URL and SESSION_SECRET.',
  );
  process.exit(1);
}
