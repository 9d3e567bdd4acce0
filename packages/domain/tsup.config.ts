import { globSync } from 'node:fs'
import { defineConfig } from 'tsup'

/**
 * One entry per file, so that a shell's bundler can load later, or leave out, what its first view does not
 * use.
 */
const files = globSync('src/**/*.ts', { exclude: ['**/*.test.ts'] })

export default defineConfig({
  entry: Object.fromEntries(files.map((file) => [file.replace(/^src\/|\.ts$/g, ''), file])),
  format: 'esm',
  target: 'es2023',
  platform: 'neutral',
  // Declarations come from `tsc`: bundling them takes a minute.
  dts: false,
  sourcemap: true,
  clean: true,
  splitting: true,
})
