import { defineConfig } from 'tsup'

export default defineConfig({
  entry: { index: 'src/index.ts', cli: 'src/cli.ts' },
  format: 'esm',
  target: 'es2023',
  platform: 'node',
  // Declarations come from `tsc`: bundling them takes a minute.
  dts: false,
  sourcemap: true,
  clean: true,
  splitting: true,
})
