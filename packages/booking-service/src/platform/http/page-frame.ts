import { html, raw } from 'hono/html'

/**
 * The style of the service's own pages: system fonts and nothing fetched, because the start page must show
 * before anything else is built.
 */
export const frameStyle = `
:root { color-scheme: light dark;
  --paper: light-dark(#f7f3ec, #14130f); --card: light-dark(#fffdf9, #1e1c17); --ink: light-dark(#1f1b16, #f2ece1);
  --soft: light-dark(#6c6358, #a99f90); --line: light-dark(#e3dacb, #35312a); --sea: light-dark(#0e6a72, #6fcfd0);
  --serif: 'Iowan Old Style', 'Palatino Linotype', Palatino, 'URW Palladio L', P052, Georgia, serif }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.55 system-ui, -apple-system, 'Segoe UI', Roboto, 'Liberation Sans', sans-serif }
main { max-width: 80rem; margin: 0 auto; padding: clamp(2rem, 6vw, 5rem) clamp(1.25rem, 4vw, 3rem) 5rem }
h1, h2, h3, .name { font-family: var(--serif); font-weight: 500; letter-spacing: -.01em; line-height: 1.1; margin: 0; text-wrap: balance }
h1 { font-size: clamp(3rem, 9vw, 5.75rem); letter-spacing: -.03em }
h2 { font-size: clamp(1.6rem, 3vw, 2.1rem); margin: clamp(3rem, 6vw, 4.5rem) 0 1.25rem }
.lead { font-size: clamp(1.1rem, 2vw, 1.35rem); color: var(--soft); max-width: 38rem; margin: 1rem 0 0; text-wrap: pretty }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 1rem }
a { color: inherit; text-underline-offset: .2em; text-decoration-thickness: 1px }
:focus-visible { outline: 2px solid var(--sea); outline-offset: 3px; border-radius: .5rem }
small { font-size: .85rem } code { font-size: .92em }
@media (prefers-reduced-motion: reduce) { * { transition: none !important } }
`

type Frame = {
  readonly title: string
  readonly style: string
  readonly main: unknown
  readonly script?: string
  /** Reloads the page, for one that waits for something. */
  readonly refreshAfterSeconds?: number
}

/** A whole page. Its policy allows exactly the style and script written here, by their hashes. */
export const framed = ({ title, style, main, script, refreshAfterSeconds }: Frame) => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <link rel="icon" href="data:," />
    ${refreshAfterSeconds ? html`<meta http-equiv="refresh" content="${refreshAfterSeconds}" />` : ''}
    <style>${raw(frameStyle + style)}</style>
  </head>
  <body>
    <main>${main}</main>
    ${script ? html`<script>${raw(script)}</script>` : ''}
  </body>
</html>`
