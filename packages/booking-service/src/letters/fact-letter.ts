import { html } from 'hono/html'
import type { LetterContent } from '../platform/mail/letter.ts'
import { type Fact, factsTable, figuresTable, inLines, letterButton, sentenceWith } from './letter-parts.ts'
import { unmarked } from './in-english.ts'
import { letterPage } from './letter-page.ts'
import { letterStyles } from './letter-style.ts'
import { type GuestLetter, type Say, wordsOf } from './letter-words.ts'

type FactLetter = {
  readonly subject: string
  readonly sentence: string
  /** The rows of details, and below them the rows of amounts, whose last is the total. */
  readonly facts?: readonly Fact[]
  readonly figures?: readonly Fact[]
  readonly paragraphs?: readonly string[]
  /** Of a letter that says several things. */
  readonly sections?: readonly LetterSection[]
  /** Without one of its own the letter leads to the reservation. */
  readonly button?: string
  /** What is good to know of the button. */
  readonly below?: readonly string[]
  readonly help: string
  /** The usual one, unless there is another; none where the reader may be a stranger. */
  readonly closing?: string | null
}

/** One of the things a long letter says, under a heading of its own. */
export type LetterSection = Pick<FactLetter, 'facts' | 'figures' | 'paragraphs'> & { readonly title: string }

/** The frame of every letter: a sentence, what it is about, figures, what follows, and the way to the reservation. */
export async function factLetter(
  letter: GuestLetter,
  contentOf: (say: Say) => FactLetter,
): Promise<LetterContent> {
  const { locale, letterhead, helpPhone, link: href } = letter
  const say = wordsOf(letter)
  const { subject, sentence, help, ...content } = contentOf(say)
  const { figures = [], paragraphs = [], sections = [], below = [] } = content
  const facts = [...(content.facts ?? []), ...receiptFact(letter, say)]
  const { look, displayName, footer } = letterhead
  const greeting = say('letter.greeting')
  const button = { href, label: content.button ?? say('letter.open-reservation') }
  const closing = content.closing === undefined ? say('letter.closing') : (content.closing ?? '')
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
          ${closing === '' ? '' : html`<p style="${style.closing}">${inLines(closing)}</p>`}`,
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
    closing,
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

const receiptFact = ({ receipt }: GuestLetter, say: Say): readonly Fact[] =>
  receipt === undefined ? [] : [{ label: say('letter.receipt'), text: receipt }]

const inText = ({ label, text, link }: Fact): string =>
  link && link.label !== text
    ? `${label}: ${link.label} (${text})`
    : `${label}: ${text.replaceAll('\n', '; ')}`
