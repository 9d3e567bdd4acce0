import type { Locale } from '@veranda/domain'
import { html } from 'hono/html'
import type { LetterContent } from './letter.ts'
import { letterButton, letterPage } from './letter-page.ts'

export type Fact = { readonly label: string; readonly text: string }

export type FactLetter = {
  readonly locale: Locale
  readonly brandName: string
  readonly subject: string
  readonly greeting: string
  readonly sentence: string
  /** What is said at length, and the figures below. */
  readonly facts?: readonly Fact[]
  readonly figures?: readonly Fact[]
  readonly paragraphs?: readonly string[]
  readonly button: { readonly href: string; readonly label: string }
  /** What is good to know of the button. */
  readonly below?: readonly string[]
  readonly help: string
  readonly closing: string
}

const cell = 'padding:10px 0;border-top:1px solid #9a9a9a;font-weight:normal;vertical-align:baseline'

/** The frame of every letter: a sentence, what it is about, figures, what follows, and the way to the reservation. */
export async function factLetter(letter: FactLetter): Promise<LetterContent> {
  const { locale, brandName, subject, greeting, sentence, button, help, closing } = letter
  const { facts = [], figures = [], paragraphs = [], below = [] } = letter
  const page = letterPage({
    locale,
    subject,
    brandName,
    body: html`
      <p style="margin:0 0 16px">${greeting}</p>
      <p style="margin:0 0 32px">${sentence}</p>
      ${factsList(facts)}
      ${figuresTable(figures)}
      ${paragraphs.map((text) => html`<p style="margin:0 0 24px">${text}</p>`)}
      ${letterButton(button.href, button.label)}
      ${below.map((text) => html`<p style="margin:0 0 16px">${text}</p>`)}
      <p style="margin:0 0 28px;font-size:15px">${help}</p>
      <p style="margin:0">${closing}</p>`,
  })
  const lines = [...facts, ...figures].map(({ label, text }) => `${label}: ${text}`).join('\n')
  const text = [brandName, greeting, sentence, lines, ...paragraphs, button.href, ...below, help, closing]
  return { subject, html: await page, text: `${text.filter((part) => part !== '').join('\n\n')}\n` }
}

// A list without entries says nothing, and reads as broken to whoever listens.
const factsList = (facts: readonly Fact[]) =>
  facts.length === 0
    ? ''
    : html`<dl style="margin:0 0 28px">
        ${facts.map(
          ({ label, text }) => html`
        <dt style="margin:0;font-size:14px;opacity:0.75">${label}</dt>
        <dd style="margin:0 0 12px;font-size:18px;line-height:1.4">${text}</dd>`,
        )}
      </dl>`

const figuresTable = (figures: readonly Fact[]) =>
  figures.length === 0
    ? ''
    : html`<table style="width:100%;margin:0 0 24px;border-collapse:collapse;font-variant-numeric:tabular-nums">
        ${figures.map(
          ({ label, text }) => html`
        <tr>
          <th scope="row" style="${cell};text-align:left;padding-right:16px">${label}</th>
          <td style="${cell};text-align:right;white-space:nowrap">${text}</td>
        </tr>`,
        )}
      </table>`
