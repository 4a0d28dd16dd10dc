/** What a shop loads from others besides what editors place; only after consent. */
export interface ThirdPartySettings {
  /** Where errors in the browser are reported, and the part of them that is, from 0 to 1. */
  errors: { dsn: string; stage: string; sampleRate: number } | null;
  /** Address of the personalisation script. */
  personalisation: string | null;
}

/** Id of the element with the settings, as JSON; a page without them has none. */
export const SETTINGS_ID = 'third-parties';

/** The settings of the shown document; `null` where nothing is configured. */
export function documentSettings(): ThirdPartySettings | null {
  const text = document.getElementById(SETTINGS_ID)?.textContent;
  // Written by our own document.
  return text ? (JSON.parse(text) as ThirdPartySettings) : null;
}
