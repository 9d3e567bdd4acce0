import { basename, join } from 'node:path'
import { build, type Plugin } from 'vite'

/**
 * Builds some tests with all that they show, once, and has each page load the few files that come of it: thousands of
 * modules served one by one, to each page anew, take longer than the build.
 */
export function builtTests(root: string, files: readonly string[]): Plugin {
  const outDir = join(root, 'node_modules/.cache/built-tests')
  const tests = new Map(files.map((file) => [join(root, file), basename(file).replace(/\.ts$/, '')]))
  let building: Promise<unknown> | undefined
  return {
    name: 'built-tests',
    enforce: 'pre',
    async load(id) {
      const name = tests.get(id.replace(/\?.*/, ''))
      if (!name) return undefined
      building ??= build({
        configFile: join(root, 'vite.config.ts'),
        root,
        base: './',
        logLevel: 'error',
        build: {
          outDir,
          emptyOutDir: true,
          target: 'esnext',
          minify: false,
          cssMinify: false,
          cssCodeSplit: false,
          modulePreload: false,
          reportCompressedSize: false,
          rolldownOptions: {
            input: Object.fromEntries([...tests].map(([file, to]) => [to, file])),
            external: /^vitest/,
            output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
          },
        },
      })
      await building
      return `import '${outDir}/style.css'\nimport '${outDir}/${name}.js'`
    },
  }
}
