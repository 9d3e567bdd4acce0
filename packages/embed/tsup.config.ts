import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { defineConfig, type Options } from 'tsup'
import { stylesAsText } from './styles-as-text.ts'

/** The form shows none of the sentences that pages load later; together they would weigh as much as the form itself. */
const withoutLaterSentences: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'without-later-sentences',
  setup: (build) =>
    build.onLoad({ filter: /messages.lang.later.[^/]+\.json$/ }, () => ({ contents: '{}', loader: 'json' })),
}

/** Whole in itself, React included: the page it stands on has no build, or a framework of its own. */
export default defineConfig({
  entry: { index: 'src/index.ts' },
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  // Declarations come from `tsc`.
  dts: false,
  minify: true,
  clean: true,
  splitting: true,
  noExternal: [/./],
  define: { 'process.env.NODE_ENV': '"production"' },
  esbuildOptions(options) {
    options.conditions = ['@veranda/source']
  },
  esbuildPlugins: [
    withoutLaterSentences,
    stylesAsText('src/styles.ts'),
    vanillaExtractPlugin({ identifiers: 'short' }),
  ],
})
