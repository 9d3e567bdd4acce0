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
  /** The number that is dialled where a sentence names it. */
  readonly helpPhone: string
  readonly subject: string
  readonly greeting: string
  readonly sentence: string
  /** What is said at length, and the figures below: the last of them is what they come to. */
  readonly facts?: readonly Fact[]
  readonly figures?: readonly Fact[]
  readonly paragraphs?: readonly string[]
  /** Of a letter that says several things. */
  readonly sections?: readonly LetterSection[]
  readonly button: Button
  /** What is good to know of the button. */
  readonly below?: readonly string[]
  readonly help: string
  /** None where the reader may be a stranger. */
  readonly closing?: string | undefined
}

/** One of the things a long letter says, under a heading of its own. */
export type LetterSection = Pick<FactLetter, 'facts' | 'figures' | 'paragraphs'> & { readonly title: string }

/** The frame of every letter: a sentence, what it is about, figures, what follows, and the way to the reservation. */
export async function factLetter(letter: FactLetter): Promise<LetterContent> {
  const { locale, letterhead, helpPhone, subject, greeting, sentence, button, help, closing } = letter
  const { facts = [], figures = [], paragraphs = [], sections = [], below = [] } = letter
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
          ${sections.map(
            (section) => html`<h2 class="l-ink" style="${style.heading}">${section.title}</h2>
          ${factsTable(look, section.facts ?? [])}
          ${figuresTable(look, section.figures ?? [])}
          ${(section.paragraphs ?? []).map((text) => html`<p style="${style.words}">${words(text)}</p>`)}`,
          )}
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
    ...sections.map((section) =>
      [
        section.title,
        ...[...(section.facts ?? []), ...(section.figures ?? [])].map(inText),
        ...(section.paragraphs ?? []),
      ].join('\n'),
    ),
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
