import { extname, resolve } from 'node:path'
import type { Context, MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { inlineHashes, type SitePolicy, sitePolicy } from './content-policy.ts'
import type { Policy } from './http-env.ts'
import type { HostLine } from '../hosts.ts'
import type { HttpEnv } from './http-env.ts'
import { sendFile } from './send-file.ts'
import { readSite, type SiteFile, type SiteFiles } from './site-files.ts'

type Site = { readonly files: SiteFiles; readonly policy: Policy; readonly pages: ReadonlyMap<string, Page> }

type Page = { readonly file: SiteFile; readonly policy: Policy }

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
  /** Which page of a site stands at an address, where it has more than the one that is sent everywhere. */
  readonly pageAt?: PageAt
}

export type PageAt = (shell: string, path: string) => Promise<string | undefined>

/** `page` is what everybody else is sent, and what is sent where nothing is drawn. */
export type DrawPage = (context: Context<HttpEnv>, page: SiteFile) => Promise<Response | undefined>

/**
 * Serves each host its built site. A page is the same file at every address, which the portal reads; but for those that
 * the site was built with beside it.
 */
export function sites({
  lines,
  shellsDir,
  talksTo,
  frames = [],
  images = [],
  draw,
  pageAt,
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
    if (!isPage) {
      const file = site.files.get(path)
      if (!file) return next()
      context.set('policy', site.policy)
      return sendFile(context, file)
    }
    // The folder also contains other brands' pages; a host serves only its own.
    const usual = site.pages.get(everywhere)
    const name = site.pages.size > 1 ? await pageAt?.(context.get('host').shell, path) : undefined
    const other = name === undefined ? undefined : site.pages.get(name)
    const page = other ?? usual
    if (!page) return notBuilt(context.text.bind(context))
    context.set('policy', page.policy)
    if (!other) return (await draw?.(context, page.file)) ?? sendFile(context, page.file)
    return sendFile(context, page.file, name === notFound ? 404 : 200)
  })
}

type Others = Pick<SitePolicy, 'talksTo' | 'frames' | 'images'>

/** The page that is sent wherever no other stands, and the one that says so. */
const everywhere = ''
const notFound = 'not-found'

function siteOf(line: HostLine, files: SiteFiles, others: Others): Site {
  const overTls = line.origin.startsWith('https:')
  const pageOf = (file: SiteFile): Page => {
    const hashes = inlineHashes(new TextDecoder().decode(file.plain))
    return { file, policy: sitePolicy({ ...hashes, ...others }, overTls) }
  }
  const own = [`/${line.page ?? 'index.html'}`, '/index.html'].find((path) => files.has(path))
  // Beside `/city.html` there may be `/city.not-found.html`.
  const stem = own?.replace(/html$/, '')
  const pages = new Map<string, Page>()
  for (const [path, file] of files)
    if (stem !== undefined && path.startsWith(stem) && path.endsWith('.html'))
      pages.set(path === own ? everywhere : path.slice(stem.length, -'.html'.length), pageOf(file))
  const none = sitePolicy({ scripts: [], styles: [], ...others }, overTls)
  return { files, pages, policy: pages.get(everywhere)?.policy ?? none }
}

const notBuilt = (text: (content: string, status: 503) => Response) =>
  text('This site has not been built yet.', 503)
