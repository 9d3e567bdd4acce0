import { defineConfig } from 'tsup'

export default defineConfig({
  entry: { index: 'src/index.ts', sw: 'src/sw.ts' },
  format: 'esm',
  target: 'node22',
  platform: 'node',
  // Declarations come from `tsc`: bundling them takes a minute.
  dts: false,
  sourcemap: true,
  clean: true,
})
