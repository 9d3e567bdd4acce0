import type { Plugin, ServerOptions } from 'vite'
import type { Shell } from './shell.ts'

const serviceUrl = `http://127.0.0.1:${process.env.SERVICE_PORT ?? 4000}`

/** While developing, calls go on to the service as the browser made them: the host they were made on is the brand's. */
const asMade = { target: serviceUrl, changeOrigin: false }
export const proxied: NonNullable<ServerOptions['proxy']> = { '/api': asMade, '/identity': asMade }

/** A shell with several pages shows, while developing, the one whose host was asked for. */
export const pageOfHost = (shell: Shell): Plugin => ({
  name: 'veranda:page-of-host',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      const isPage = request.headers.accept?.includes('text/html') && !/\.\w+$/.test(request.url ?? '')
      const host = request.headers.host?.replace(/:\d+$/, '')
      const page = shell.pages.find((candidate) => candidate.host === host) ?? shell.pages[0]
      if (isPage) request.url = `/${page.html}`
      next()
    })
  },
})
