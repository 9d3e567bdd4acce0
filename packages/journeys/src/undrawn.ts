import type { BrowserContext } from '@playwright/test'

/**
 * Nobody looks at a journey's window: its pages are laid out, asked and pressed as ever, but not drawn. What is
 * transparent is visible to Playwright, and painting it costs nothing.
 */
export const drawNothing = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(':root { opacity: 0 !important }')
    document.adoptedStyleSheets.push(sheet)
  })
