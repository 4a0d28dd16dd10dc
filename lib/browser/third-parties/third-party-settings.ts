/** Third-party scripts of a shop besides editors' content; loaded only after consent. */
export interface ThirdPartySettings {
  /** Where the browser reports errors, and the ratio reported, from 0 to 1. */
  errors: { dsn: string; stage: string; sampleRate: number } | null;
  personalisation: string | null;
}

/** Id of the element with the settings as JSON; missing in pages without settings. */
export const SETTINGS_ID = 'third-parties';

/** Settings in the current document; `null` if nothing is configured. */
export function documentSettings(): ThirdPartySettings | null {
  const text = document.getElementById(SETTINGS_ID)?.textContent;
  // Written by our own document.
  return text ? (JSON.parse(text) as ThirdPartySettings) : null;
}
