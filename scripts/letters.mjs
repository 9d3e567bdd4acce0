import { handOver } from './run.mjs'
import { setUp } from './setup.mjs'

/** `npm run letters moon es-MX`: every letter as a picture, of the brands and in the languages that are named, else of all in English. */
await setUp()
handOver('node', ['--conditions=@veranda/source', 'scripts/letters/draw.mjs', ...process.argv.slice(2)])
