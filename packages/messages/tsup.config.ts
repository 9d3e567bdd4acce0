import { defineConfig } from 'tsup'

export default defineConfig({
  entry: { index: 'src/index.ts', letters: 'src/letters.ts', spoken: 'src/spoken.ts' },
  format: 'esm',
  target: 'es2023',
  platform: 'neutral',
  dts: true,
  sourcemap: true,
  clean: true,
  treeshake: true,
})
