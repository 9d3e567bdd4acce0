import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const textual = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest'])

/** How much time Brotli takes: all it wants, or a twentieth of it for files about a seventh larger. */
const qualities = { smallest: constants.BROTLI_MAX_QUALITY, quick: 5 }

/** Writes every text file a second time, compressed, for a server to send as it is. */
export const compressedSiblings = (effort: keyof typeof qualities): Plugin => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: qualities[effort] }
  let folder = ''
  return {
    name: 'veranda:compressed-siblings',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
          if (!entry.isFile() || !textual.has(extname(entry.name))) continue
          const path = join(entry.parentPath, entry.name)
          writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path), { params }))
        }
      },
    },
  }
}
