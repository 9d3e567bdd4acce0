import type { Locale } from '@veranda/domain'
import { html } from 'hono/html'

type Markup = ReturnType<typeof html>

export type LetterPage = {
  readonly locale: Locale
  readonly subject: string
  readonly brandName: string
  readonly body: Markup
}

/** The sheet every letter is written on: the brand's name above, room around, nothing that loads or runs. */
export async function letterPage({ locale, subject, brandName, body }: LetterPage): Promise<string> {
  const page = await html`<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="referrer" content="no-referrer" />
    <title>${subject}</title>
  </head>
  <body style="margin:0;padding:40px 20px;font:17px/1.6 Georgia,'Times New Roman',serif">
    <div role="article" aria-label="${subject}" style="max-width:32em;margin:0 auto">
      <p style="margin:0 0 40px;font-size:26px;letter-spacing:0.04em">${brandName}</p>
      ${body}
    </div>
  </body>
</html>
`
  return page.toString()
}

/** The one thing a letter asks to be pressed. */
export const letterButton = (href: string, label: string): Markup =>
  html`<p style="margin:0 0 28px">
        <a href="${href}" style="display:inline-block;padding:14px 28px;background:#1f2a37;color:#ffffff;text-decoration:none">${label}</a>
      </p>`
