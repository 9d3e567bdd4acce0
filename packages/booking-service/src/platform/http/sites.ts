import { extname, resolve } from 'node:path'
import type { Context, MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { inlineHashes, type SitePolicy, sitePolicy } from './content-policy.ts'
import type { Policy } from './http-env.ts'
import type { HostLine } from '../hosts.ts'
import type { HttpEnv } from './http-env.ts'
import { sendFile } from './send-file.ts'
import { readSite, type SiteFile, type SiteFiles } from './site-files.ts'

type Site = { readonly files: SiteFiles; readonly page?: SiteFile; readonly policy: Policy }

export type SitesOptions = {
  readonly lines: readonly HostLine[]
  /** The folder that contains a folder per shell, each with its `dist`. */
  readonly shellsDir: string
  readonly talksTo: readonly string[]
  /** Other origins whose pages it frames, such as a card field's. */
  readonly frames?: readonly string[]
  /** Other origins whose photographs of the hotels it shows. */
  readonly images?: readonly string[]
  /** Draws a page for the guest who asks for it; nothing where all are sent the same page. */
  readonly draw?: DrawPage
}

/** `page` is what everybody else is sent, and what is sent where nothing is drawn. */
export type DrawPage = (context: Context<HttpEnv>, page: SiteFile) => Promise<Response | undefined>

/** Serves each host its built site. Every page of a site is the same file; the portal reads the address. */
export function sites({
  lines,
  shellsDir,
  talksTo,
  frames = [],
  images = [],
  draw,
}: SitesOptions): MiddlewareHandler<HttpEnv> {
  const others = { talksTo, frames, images }
  const read = new Map(
    [...new Set(lines.map(({ shell }) => shell))].map((shell) => [
      shell,
      readSite(resolve(shellsDir, shell, 'dist')),
    ]),
  )
  const served = new Map(
    lines.map((line) => [line.origin, siteOf(line, read.get(line.shell) ?? new Map(), others)]),
  )
  return createMiddleware<HttpEnv>(async (context, next) => {
    const site = served.get(context.get('host').origin)
    if (!site || (context.req.method !== 'GET' && context.req.method !== 'HEAD')) return next()
    context.set('route', 'site')
    const { path } = context.req
    const isPage = extname(path) === '' || path.endsWith('.html')
    // The folder also contains other brands' pages; a host serves only its own.
    const file = isPage ? site.page : site.files.get(path)
    if (!file) return isPage ? notBuilt(context.text.bind(context)) : next()
    context.set('policy', site.policy)
    return (isPage && (await draw?.(context, file))) || sendFile(context, file)
  })
}

type Others = Pick<SitePolicy, 'talksTo' | 'frames' | 'images'>

function siteOf(line: HostLine, files: SiteFiles, others: Others): Site {
  const page = files.get(`/${line.page ?? 'index.html'}`) ?? files.get('/index.html')
  const hashes = page ? inlineHashes(new TextDecoder().decode(page.plain)) : { scripts: [], styles: [] }
  const policy = sitePolicy({ ...hashes, ...others }, line.origin.startsWith('https:'))
  return { files, policy, ...(page ? { page } : {}) }
}

const notBuilt = (text: (content: string, status: 503) => Response) =>
  text('This site has not been built yet.', 503)
