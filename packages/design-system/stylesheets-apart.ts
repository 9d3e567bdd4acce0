import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { getSourceFromVirtualCssFile, virtualCssFileFilter } from '@vanilla-extract/integration'
import type { Plugin } from 'esbuild'

/**
 * Leaves each compiled stylesheet a file of its own, imported by the very code that wears it: who bundles that code gets
 * its styles once and no others. esbuild alone would copy them into one stylesheet an entry and import none.
 */
export const stylesheetsApart = (name: string, folder: string): Plugin => ({
  name: 'stylesheets-apart',
  setup(build) {
    build.onResolve({ filter: virtualCssFileFilter }, async ({ path }) => {
      const { fileName, source } = await getSourceFromVirtualCssFile(path)
      const file = fileName.replace(/^src\//, '').replace(/\.css\.ts\.vanilla\.css$/, '.css')
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), source)
      return { path: `${name}/${file}`, external: true, sideEffects: true }
    })
  },
})
