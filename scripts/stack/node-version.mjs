// Parsed by old versions of Node too, in order to reject them: no syntax newer than 2018 here.
const LOWEST = { major: 20, minor: 19 };

/**
 * @param {string} version as in `process.version`
 * @returns {string | null} a message for the user, or `null` if this version is supported
 */
export function nodeComplaint(version) {
  const [major = 0, minor = 0] = version.replace('v', '').split('.').map(Number);
  if (major > LOWEST.major || (major === LOWEST.major && minor >= LOWEST.minor)) return null;
  return `Selvedge needs Node ${LOWEST.major}.${LOWEST.minor} or newer; this is ${version}. See https://nodejs.org/en/download`;
}

export function requireNode() {
  const complaint = nodeComplaint(process.version);
  if (complaint === null) return;
  console.error(complaint);
  process.exit(1);
}
