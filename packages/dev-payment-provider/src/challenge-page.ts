import { type CurrencyCode, type Locale, money, moneyFormat, toMajor } from '@veranda/domain'
import { html, raw } from 'hono/html'
import type { PageLook } from './card-page.ts'
import { paypal } from './embedded-provider.ts'
import { pageStyle } from './page-style.ts'
import { pageWordsIn } from './words.ts'

export type Challenge = {
  readonly reference: string
  readonly amount: number
  readonly currency: CurrencyCode
  /** `paypal` where no card is charged. */
  readonly brand: string
  readonly lastDigits: string
  /** Where a cardholder who gives no answer goes back to. */
  readonly returnUrl: string
}

/** What a card's bank asks, or PayPal: approve, refuse, or leave without an answer. */
export function challengePage({ locale, mode }: PageLook, challenge: Challenge | undefined) {
  const words = pageWordsIn(locale)
  const asker = challenge?.brand === paypal ? 'PayPal' : words.bank
  return html`<!doctype html>
<html lang="${locale}" ${mode ? html`data-mode="${mode}"` : ''}>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${asker}</title>
    <link rel="icon" href="data:," />
    <style>${raw(pageStyle)}</style>
  </head>
  <body>
    <main class="bank">
      <h1>${asker}</h1>
      <p>${challenge ? sentenceOf(challenge, locale) : words.over}</p>
      ${
        challenge
          ? html`<form method="post" action="/challenge/${challenge.reference}">
              <button class="go" name="answer" value="approve">${words.approve}</button>
              <button name="answer" value="refuse">${words.refuse}</button>
              ${challenge.brand === paypal ? html`<a href="${challenge.returnUrl}">${words.leave}</a>` : ''}
            </form>`
          : ''
      }
    </main>
  </body>
</html>`
}

function sentenceOf({ amount, currency, brand, lastDigits }: Challenge, locale: Locale): string {
  const shown = new Intl.NumberFormat(locale, moneyFormat(currency)).format(toMajor(money(amount, currency)))
  const { asks, asksPayPal, asksToStore } = pageWordsIn(locale)
  if (amount === 0) return asksToStore.replace('{digits}', lastDigits)
  return (brand === paypal ? asksPayPal : asks).replace('{amount}', shown).replace('{digits}', lastDigits)
}
