import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Plugin } from 'vite'

const textual = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest'])

/** Writes every text file a second time, compressed as well as it goes, for a server to send as it is. */
export const compressedSiblings = (): Plugin => {
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
          writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)))
        }
      },
    },
  }
}
