import type { Locale } from '@veranda/domain'
import { html } from 'hono/html'
import type { LetterContent } from '../platform/mail/letter.ts'
import {
  type Button,
  type Fact,
  factsTable,
  figuresTable,
  inLines,
  letterButton,
  sentenceWith,
} from './letter-parts.ts'
import { unmarked } from './in-english.ts'
import { letterPage } from './letter-page.ts'
import { letterStyles } from './letter-style.ts'
import type { Letterhead } from './letterhead.ts'

export type FactLetter = {
  readonly locale: Locale
  readonly letterhead: Letterhead
  /** The number behind the phone links in its sentences. */
  readonly helpPhone: string
  readonly subject: string
  readonly greeting: string
  readonly sentence: string
  /** The rows of details, and below them the rows of amounts, whose last is the total. */
  readonly facts?: readonly Fact[]
  readonly figures?: readonly Fact[]
  readonly paragraphs?: readonly string[]
  readonly button: Button
  /** Notes below the button. */
  readonly below?: readonly string[]
  readonly help: string
  /** Missing where the reader may be a stranger. */
  readonly closing?: string | undefined
}

/**
 * The frame of every letter: an introduction, details, amounts, what happens next, and a link to the
 * reservation.
 */
export async function factLetter(letter: FactLetter): Promise<LetterContent> {
  const { locale, letterhead, helpPhone, subject, greeting, sentence, button, help, closing } = letter
  const { facts = [], figures = [], paragraphs = [], below = [] } = letter
  const { look, displayName, footer, wordsIn } = letterhead
  const say = wordsIn(locale)
  const style = letterStyles(look)
  const words = (text: string) => sentenceWith(look, text, helpPhone)
  const page = letterPage({
    locale,
    subject,
    letterhead,
    preview: sentence,
    body: html`<p style="${style.words}">${greeting}</p>
          <p style="${style.words}">${words(sentence)}</p>
          ${factsTable(look, facts)}
          ${figuresTable(look, figures)}
          ${paragraphs.map((text) => html`<p style="${style.words}">${words(text)}</p>`)}
          ${letterButton(look, button)}
          ${below.map((text) => html`<p class="l-muted" style="${style.small}">${words(text)}</p>`)}
          <p class="l-muted" style="${style.small}">${words(help)}</p>
          ${closing === undefined ? '' : html`<p style="${style.closing}">${inLines(closing)}</p>`}`,
  })
  const lines = [...facts, ...figures].map(inText).join('\n')
  const text = [
    displayName,
    greeting,
    sentence,
    lines,
    ...paragraphs,
    `${button.label}:\n${button.href}`,
    ...below,
    help,
    closing ?? '',
    [
      '-- ',
      footer.legalName,
      ...footer.links.map(({ label, href }) => `${say(`letter.footer-${label}`)}: ${href}`),
    ].join('\n'),
  ]
  return {
    subject: unmarked(subject),
    html: await page,
    text: unmarked(`${text.filter((part) => part !== '').join('\n\n')}\n`),
  }
}

const inText = ({ label, text }: Fact): string => `${label}: ${text.replaceAll('\n', '; ')}`
