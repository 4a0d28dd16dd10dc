import { packStaticFiles } from './pack-static.mjs';

// A program of its own, so that the starter does not keep the memory that compressing takes.
const [, , directory = ''] = process.argv;
await packStaticFiles(directory);
