/** The baseline does nothing when it starts; without this file the bundler would take the shop’s. */
export function register(): void {
  // Nothing to set up.
}
