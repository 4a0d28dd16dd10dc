import { compilePackages } from '../stack/compile-packages.mjs';

/** Called by Jest once before the tests, because some of them start services. */
export default compilePackages;
