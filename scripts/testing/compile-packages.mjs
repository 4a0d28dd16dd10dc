import { compilePackages } from '../stack/compile-packages.mjs';

/** Jest calls it once before the tests, of which some start a service. */
export default compilePackages;
