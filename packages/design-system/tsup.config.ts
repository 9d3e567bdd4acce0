import { existsSync, readdirSync } from 'node:fs'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { defineConfig } from 'tsup'
import { stylesheetsApart } from './stylesheets-apart.ts'

/** One entry a folder: a consumer's lazy route then carries only what it uses. */
const folders = ['components', 'patterns', 'screens'].flatMap((layer) =>
  readdirSync(`src/${layer}`).map((name) => [`${layer}/${name}`, `src/${layer}/${name}/index.ts`] as const),
)
const files = (to: string, from: string, ending: string) =>
  readdirSync(from)
    .filter((file) => file.endsWith(ending))
    .map((file) => [`${to}/${file.replace(ending, '')}`, `${from}/${file}`] as const)

const entries = [
  ...folders.filter(([, file]) => existsSync(file)),
  ['scenes', 'src/scenes/index.ts'] as const,
  ...files('scenes', 'src/scenes/motifs', '.tsx'),
  ['theme', 'src/theme/index.ts'] as const,
  ['tokens', 'src/theme/tokens-tools.ts'] as const,
  ['letter-look', 'src/theme/letter-look.ts'] as const,
  ['starter/tokens', 'src/theme/starter/tokens.ts'] as const,
  ['starter/theme', 'src/theme/starter/theme.css.ts'] as const,
  ['starter/fonts', 'src/theme/starter/fonts.css.ts'] as const,
  ['starter/scenes', 'src/scenes/starter.ts'] as const,
  ['scope', 'src/scope/index.ts'] as const,
  ['root', 'src/theme/root.css.ts'] as const,
]

export default defineConfig({
  entry: Object.fromEntries(entries),
  format: 'esm',
  target: 'es2023',
  platform: 'browser',
  splitting: true,
  // Declarations come from `tsc`: bundling them for every entry takes a minute and gigabytes.
  dts: false,
  sourcemap: true,
  clean: true,
  esbuildPlugins: [
    stylesheetsApart('@veranda/design-system/css', 'dist/css'),
    vanillaExtractPlugin({ identifiers: 'short' }),
  ],
})
