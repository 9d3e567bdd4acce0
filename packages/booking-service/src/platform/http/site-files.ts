import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, extname, join, relative, sep } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/** A file of a built site in memory, plain and compressed. */
export type SiteFile = {
  readonly type: string
  readonly etag: string
  /** Its name contains a hash of its content, so it may be cached for ever. */
  readonly isHashed: boolean
  readonly plain: Uint8Array<ArrayBuffer>
  /** Missing where compressing gains nothing. */
  readonly brotli?: Uint8Array<ArrayBuffer>
}

export type SiteFiles = ReadonlyMap<string, SiteFile>

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
}
const alreadySmall = new Set(['.png', '.avif', '.webp', '.woff2'])

/** Beside the site's files in its folder, and not one of them: what the service itself runs to draw a page. */
const forTheService = '.server'

/** The module with which a built site draws its pages. */
export const drawingModule = (folder: string): string => join(folder, forTheService, 'pages.mjs')

/** Reads a built site into memory. Only files found now can be served: no request path reaches the disk. */
export function readSite(folder: string): SiteFiles {
  if (!existsSync(folder)) return new Map()
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
  return new Map(
    found
      .filter((entry) => entry.isFile() && !/\.(br|gz|map)$/.test(entry.name))
      .filter((entry) => !relative(folder, entry.parentPath).split(sep).includes(forTheService))
      .map((entry) => {
        const path = join(entry.parentPath, entry.name)
        return [`/${relative(folder, path).replaceAll(sep, '/')}`, readSiteFile(path)] as const
      }),
  )
}

function readSiteFile(path: string): SiteFile {
  const plain = new Uint8Array(readFileSync(path))
  const extension = extname(path)
  const brotli = alreadySmall.has(extension) ? undefined : compressed(path, plain)
  return {
    type: types[extension] ?? 'application/octet-stream',
    etag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
    // The build names every file in this folder by a hash of its content.
    isHashed: basename(dirname(path)) === 'assets',
    plain,
    ...(brotli && brotli.length < plain.length ? { brotli } : {}),
  }
}

// The build writes compressed siblings at the highest quality; at the start there is no time for that.
function compressed(path: string, plain: Uint8Array): Uint8Array<ArrayBuffer> {
  if (existsSync(`${path}.br`)) return new Uint8Array(readFileSync(`${path}.br`))
  return new Uint8Array(brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }))
}
