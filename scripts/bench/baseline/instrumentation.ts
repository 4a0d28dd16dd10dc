/** Does nothing at start; without this file the bundler would use the shop's. */
export function register(): void {
  // Nothing to set up.
}
