import { fileURLToPath } from 'node:url'
import { bundle } from './bundle.mjs'

const at = (path) => fileURLToPath(new URL(path, import.meta.url))

await bundle(process.env.BUILD_DIR ?? at('dist'), { main: at('src/main.ts') })
