#!/usr/bin/env node
import { createRequire } from 'node:module';

// An import would parse the whole bundle first, for names that nobody imports.
createRequire(import.meta.url)('./dist/main.cjs');
