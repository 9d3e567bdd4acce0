import { defineConfig } from 'tsup'

export default defineConfig({
  entry: { index: 'src/index.ts', prerender: 'src/prerender.tsx' },
  format: 'esm',
  target: 'es2023',
  platform: 'browser',
  // Declarations come from `tsc`: bundling them takes a minute.
  dts: false,
  sourcemap: true,
  clean: true,
  splitting: true,
  treeshake: true,
})
