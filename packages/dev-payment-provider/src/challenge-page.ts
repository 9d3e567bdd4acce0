import { type CurrencyCode, type Locale, money, moneyFormat, toMajor } from '@veranda/domain'
import { html, raw } from 'hono/html'
import type { PageLook } from './card-page.ts'
import { pageStyle } from './page-style.ts'
import { pageWordsIn } from './words.ts'

export type Challenge = {
  readonly reference: string
  readonly amount: number
  readonly currency: CurrencyCode
  readonly lastDigits: string
}

/** What a card's bank asks: approve or refuse. */
export function challengePage({ locale, mode }: PageLook, challenge: Challenge | undefined) {
  const words = pageWordsIn(locale)
  return html`<!doctype html>
<html lang="${locale}" ${mode ? html`data-mode="${mode}"` : ''}>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${words.bank}</title>
    <link rel="icon" href="data:," />
    <style>${raw(pageStyle)}</style>
  </head>
  <body>
    <main class="bank">
      <h1>${words.bank}</h1>
      <p>${challenge ? sentenceOf(challenge, locale) : words.over}</p>
      ${
        challenge
          ? html`<form method="post" action="/challenge/${challenge.reference}">
              <button class="go" name="answer" value="approve">${words.approve}</button>
              <button name="answer" value="refuse">${words.refuse}</button>
            </form>`
          : ''
      }
    </main>
  </body>
</html>`
}

function sentenceOf({ amount, currency, lastDigits }: Challenge, locale: Locale): string {
  const shown = new Intl.NumberFormat(locale, moneyFormat(currency)).format(toMajor(money(amount, currency)))
  return pageWordsIn(locale).asks.replace('{amount}', shown).replace('{digits}', lastDigits)
}
