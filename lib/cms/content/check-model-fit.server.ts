import { contentTypes } from '@/cms-schema/model';
import { report } from '@/lib/platform/log/log.server';
import { fetchContentTypes } from './content-api.server';
import { modelFit } from './model-fit';

/**
 * `unknown` while the content API does not respond, or reports no content types at all: an outage
 * or a lost space does not mean that the model is wrong.
 */
export type FitState = 'fits' | 'additions' | 'does not fit' | 'unknown';

/** Command that shows how to make the space and this code match. */
const COMMAND = 'npm run migrate -- status';
/** Lifetime of a result in milliseconds; a space does not change often. */
const FRESH_MS = 60_000;

let checked: { at: number; state: FitState } | undefined;
let checking: Promise<FitState> | undefined;

async function check(): Promise<FitState> {
  try {
    const space = await fetchContentTypes();
    if (space.length === 0) {
      report('the content space has no content types', { command: COMMAND });
      return 'unknown';
    }
    const { missing, additions } = modelFit(contentTypes, space);
    const fit = { missing, additions, command: COMMAND };
    if (missing.length > 0) report('the content space does not fit this code', fit);
    else if (additions.length > 0) report('the content space is newer than this code', fit);
    return missing.length > 0 ? 'does not fit' : additions.length > 0 ? 'additions' : 'fits';
  } catch {
    return 'unknown';
  }
}

/** Whether this code and its space agree; queries the space at most once a minute. */
export async function checkModelFit(): Promise<FitState> {
  if (checked && Date.now() - checked.at < FRESH_MS) return checked.state;
  checking ??= check()
    .then((state) => {
      // Does not cache an outage, so that the next check queries the space again.
      if (state !== 'unknown') checked = { at: Date.now(), state };
      return state;
    })
    .finally(() => (checking = undefined));
  return checking;
}
