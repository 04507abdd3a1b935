#!/usr/bin/env node
require('../dist/plasma-wall.cjs');
