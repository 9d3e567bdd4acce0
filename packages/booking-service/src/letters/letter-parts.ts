import type { LetterLook } from '@veranda/domain'
import { html } from 'hono/html'
import type { Markup } from './letter-page.ts'
import { letterStyles } from './letter-style.ts'

/** A row of a table; several values in its text stand on lines of their own. */
export type Fact = {
  readonly label: string
  readonly text: string
  /** What is shown instead of the text where it can be followed: an address to open, a number to call. */
  readonly link?: { readonly href: string; readonly label: string }
}
export type Button = { readonly href: string; readonly label: string }

// Without rows there is no table: screen readers announce an empty one.
export function factsTable(look: LetterLook, facts: readonly Fact[]): Markup | string {
  if (facts.length === 0) return ''
  const style = letterStyles(look)
  return html`<table class="l-fact" style="${style.table}">
            ${facts.map(
              ({ label, text, link }) => html`<tr>
              <th scope="row" class="l-muted l-line" style="${style.factLabel}">${label}</th>
              <td class="l-line" style="${style.factText}">${link ? followed(look, link) : inLines(text)}</td>
            </tr>`,
            )}
          </table>`
}

export function figuresTable(look: LetterLook, figures: readonly Fact[]): Markup | string {
  if (figures.length === 0) return ''
  const style = letterStyles(look)
  const isSum = (index: number) => index === figures.length - 1 && figures.length > 1
  return html`<table style="${style.table}">
            ${figures.map(
              ({ label, text }, index) => html`<tr>
              <th scope="row" class="${isSum(index) ? 'l-sum' : 'l-line'}" style="${style.figureLabel}${isSum(index) ? `;${style.sum}` : ''}">${label}</th>
              <td class="${isSum(index) ? 'l-sum' : 'l-line'}" style="${style.figureText}${isSum(index) ? `;${style.sum}` : ''}">${text}</td>
            </tr>`,
            )}
          </table>`
}

/** The main action of a letter. */
export function letterButton(look: LetterLook, { href, label }: Button): Markup {
  return html`<p style="margin:8px 0 32px"><a class="l-button" href="${href}" style="${letterStyles(look).button}">${label}</a></p>`
}

/** A sentence whose phone number is a link, with numbers kept unbroken. */
export function sentenceWith(look: LetterLook, sentence: string, phone: string): Markup {
  const [before, ...after] = phone === '' ? [sentence] : sentence.split(phone)
  if (after.length === 0) return unbroken(sentence)
  return html`${unbroken(before ?? '')}${followed(look, { href: callOf(phone), label: phone })}${after.join(phone)}`
}

/** The address that calls a number. */
export const callOf = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`

const followed = (look: LetterLook, { href, label }: Button): Markup =>
  html`<a class="l-phone" href="${href}" style="${letterStyles(look).phone}">${label}</a>`

/** A text of several lines as `<br>`, since mail programs ignore line feeds. */
export const inLines = (text: string): Markup =>
  html`${text.split('\n').map((line, index) => (index === 0 ? line : html`<br />${line}`))}`

const hyphenated = /([A-Z]{3,4}-[A-Z\d]{4,6}-[A-Z\d]{1,4}|\be-mail\b)/

/** Keeps reservation and cancellation numbers on one line, and “e-mail”. */
const unbroken = (text: string): Markup =>
  html`${text.split(hyphenated).map((part, index) => (index % 2 === 1 ? html`<span style="white-space:nowrap">${part}</span>` : part))}`
