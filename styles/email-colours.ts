/**
 * The colours of emails, as tokens.css has them for pages: mail programs know no custom properties.
 * The dark ones are for programs that know `prefers-color-scheme`; others darken the light ones.
 */
export const EMAIL_COLOURS = {
  light: {
    surface: '#f4f4f4',
    raised: '#ffffff',
    text: '#1a1a1a',
    muted: '#595959',
    border: '#dddddd',
    accent: '#1a1a1a',
    onAccent: '#ffffff',
  },
  dark: {
    surface: '#141414',
    raised: '#1c1c1c',
    text: '#ededed',
    muted: '#b0b0b0',
    border: '#3a3a3a',
    accent: '#ededed',
    onAccent: '#141414',
  },
} as const;
