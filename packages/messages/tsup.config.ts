import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    letters: 'src/letters.ts',
    staff: 'src/staff.ts',
    spoken: 'src/spoken.ts',
    cli: 'src/cli.ts',
  },
  format: 'esm',
  target: 'es2023',
  platform: 'neutral',
  external: [/^node:/],
  dts: true,
  sourcemap: true,
  clean: true,
  treeshake: true,
})
