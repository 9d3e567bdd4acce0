import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { build } from 'esbuild'
import { defineConfig } from 'tsup'

/** One entry a folder: a consumer's lazy route then carries only what it uses. */
const folders = ['components', 'patterns', 'screens'].flatMap((layer) =>
  readdirSync(`src/${layer}`).map((name) => [`${layer}/${name}`, `src/${layer}/${name}/index.ts`] as const),
)
const themes = readdirSync('src/theme/themes')
  .filter((file) => file.endsWith('.css.ts'))
  .map((file) => [`themes/${file.replace('.css.ts', '')}`, `src/theme/themes/${file}`] as const)
const books = readdirSync('src/scenes/books').map(
  (file) => [`scenes/${file.replace('.ts', '')}`, `src/scenes/books/${file}`] as const,
)
const scenes = ['scenes', 'src/scenes/index.ts'] as const
const parts = [...folders, scenes, ...books].filter(([, file]) => existsSync(file))

export default defineConfig({
  entry: Object.fromEntries([...parts, ...themes]),
  format: 'esm',
  target: 'es2023',
  platform: 'browser',
  splitting: true,
  // Declarations come from `tsc`: bundling them for every entry takes a minute and gigabytes.
  dts: false,
  sourcemap: true,
  clean: true,
  loader: { '.woff2': 'file' },
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  onSuccess: oneStylesheet,
})

/** The looks of everything but the themes: `@veranda/design-system/styles.css`. */
async function oneStylesheet(): Promise<void> {
  const { outputFiles } = await build({
    stdin: {
      contents: parts.map(([, file], index) => `export * as part${index} from './${file}'`).join('\n'),
      resolveDir: '.',
    },
    bundle: true,
    outfile: 'dist/styles.js',
    format: 'esm',
    minify: true,
    packages: 'external',
    plugins: [vanillaExtractPlugin({ identifiers: 'short' })],
    write: false,
    logLevel: 'warning',
  })
  const sheet = outputFiles.find(({ path }) => path.endsWith('.css'))
  if (!sheet) throw new Error('no stylesheet came out of the parts')
  writeFileSync('dist/styles.css', sheet.contents)
}
