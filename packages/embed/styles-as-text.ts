import { resolve } from 'node:path'
import { getSourceFromVirtualCssFile, virtualCssFileFilter } from '@vanilla-extract/integration'
import { type Plugin, transform } from 'esbuild'

/**
 * Makes of each compiled stylesheet a module that hands its text to `addStyles` of `collector`, in the order of the imports:
 * styles of a shadow root come from no file of the page, and a strict content policy takes no others.
 */
export const stylesAsText = (collector: string): Plugin => ({
  name: 'styles-as-text',
  setup(build) {
    const namespace = 'styles-as-text'
    build.onResolve({ filter: virtualCssFileFilter }, async ({ path }) => {
      const { fileName, source } = await getSourceFromVirtualCssFile(path)
      return { path: `${fileName}.text`, namespace, pluginData: source, sideEffects: true }
    })
    build.onLoad({ filter: /./, namespace }, async ({ pluginData }) => {
      const { code } = await transform(String(pluginData), { loader: 'css', minify: true })
      return {
        contents: `import { addStyles } from ${JSON.stringify(resolve(collector))}\naddStyles(${JSON.stringify(code)})`,
        resolveDir: import.meta.dirname,
      }
    })
  },
})
