import { defineConfig } from 'tsup'

export default defineConfig({
  entry: { index: 'src/index.ts' },
  format: 'esm',
  target: 'es2023',
  platform: 'neutral',
  // Declarations come from `tsc`: bundling them takes a minute.
  dts: false,
  sourcemap: true,
  clean: true,
  treeshake: true,
})
