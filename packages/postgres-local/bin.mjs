#!/usr/bin/env node
import { createRequire } from 'node:module';

// `import` would parse the whole bundle first to find its exports, which nothing uses.
createRequire(import.meta.url)('./dist/main.cjs');
