import type { Locale } from '@veranda/domain'
import { html, raw } from 'hono/html'
import { inEnglish, unmarked, withEnglishMarked } from './in-english.ts'
import { letterSheet, letterStyles } from './letter-style.ts'
import type { Letterhead } from './letterhead.ts'
import { withWholeDates } from './whole-dates.ts'

export type Markup = ReturnType<typeof html>

export type LetterPage = {
  readonly locale: Locale
  readonly subject: string
  readonly letterhead: Letterhead
  /** The preview text that mail programs show beside the subject. */
  readonly preview: string
  readonly body: Markup
}

/**
 * The page of every letter in the brand's design: its name, the letter, the brand's footer. Laid out by
 * tables, which every mail program renders alike; it loads and runs nothing.
 */
export async function letterPage(page: LetterPage): Promise<string> {
  const { locale, subject, letterhead, preview, body } = page
  const { displayName, look } = letterhead
  const style = letterStyles(look)
  const written = await html`<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="supported-color-schemes" content="light dark" />
    <meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
    <meta name="referrer" content="no-referrer" />
    <title>${unmarked(subject)}</title>
    <style>${raw(letterSheet(look))}</style>
  </head>
  <body class="l-ground" style="${style.ground}">
    <div style="display:none;max-height:0;overflow:hidden">${preview}</div>
    <div class="l-outer" role="article" aria-label="${unmarked(subject)}" style="padding:32px 12px">
      <table class="l-sheet" role="presentation" cellpadding="0" cellspacing="0" align="center" style="${style.sheet}">
        <tr><td class="l-band" style="${style.band}"><p style="${style.mark}">${displayName}</p></td></tr>
        <tr><td class="l-rule" style="${style.rule}">&nbsp;</td></tr>
        <tr><td class="l-page" style="${style.page}">
          <h1 class="l-ink" style="${style.title}">${titleOf(subject, style.number)}</h1>
          ${body}
        </td></tr>
        <tr><td class="l-foot l-muted l-line" style="${style.foot}">${footerOf(locale, letterhead)}</td></tr>
      </table>
    </div>
  </body>
</html>
`
  return withWholeDates(withEnglishMarked(written.toString()), locale)
}

/** The subject as a heading: the reservation number at its end goes on a line of its own, unbroken. */
function titleOf(subject: string, style: string): Markup | string {
  const [title = '', number] = unmarked(subject).split(' · ')
  if (number === undefined) return subject
  return html`${subject === unmarked(subject) ? title : inEnglish(title)}<span class="l-muted" style="${style}">${number}</span>`
}

function footerOf(locale: Locale, { displayName, footer, look, wordsIn }: Letterhead): Markup {
  const style = letterStyles(look)
  const say = wordsIn(locale)
  const links = footer.links.map(
    ({ label, href }, index) =>
      html`${index === 0 ? '' : '\u00A0· '}<a class="l-muted" href="${href}" style="${style.footLink}">${say(`letter.footer-${label}`)}</a>`,
  )
  return html`<p class="l-ink" style="${style.footMark}">${displayName}</p>
          <p style="margin:0 0 6px">${links}</p>
          <p style="margin:0">${footer.legalName}</p>`
}
