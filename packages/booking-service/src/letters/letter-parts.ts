import type { LetterLook } from '@veranda/domain'
import { html } from 'hono/html'
import type { Markup } from './letter-page.ts'
import { letterStyles } from './letter-style.ts'

/** A line of its own for each thing of a text that names several. */
export type Fact = { readonly label: string; readonly text: string }
export type Button = { readonly href: string; readonly label: string }

// A table without rows says nothing, and reads as broken to whoever listens.
export function factsTable(look: LetterLook, facts: readonly Fact[]): Markup | string {
  if (facts.length === 0) return ''
  const style = letterStyles(look)
  return html`<table class="l-fact" style="${style.table}">
            ${facts.map(
              ({ label, text }) => html`<tr>
              <th scope="row" class="l-muted l-line" style="${style.factLabel}">${label}</th>
              <td class="l-line" style="${style.factText}">${inLines(text)}</td>
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

/** The one thing a letter asks to be pressed. */
export function letterButton(look: LetterLook, { href, label }: Button): Markup {
  return html`<p style="margin:8px 0 32px"><a class="l-button" href="${href}" style="${letterStyles(look).button}">${label}</a></p>`
}

/** A sentence in which the telephone number can be pressed, and no number is broken. */
export function sentenceWith(look: LetterLook, sentence: string, phone: string): Markup {
  const [before, ...after] = phone === '' ? [sentence] : sentence.split(phone)
  if (after.length === 0) return unbroken(sentence)
  const dialled = phone.replaceAll(/[^+\d]/g, '')
  return html`${unbroken(before ?? '')}<a class="l-phone" href="tel:${dialled}" style="${letterStyles(look).phone}">${phone}</a>${after.join(phone)}`
}

/** A text of several lines: a break is drawn by every mail program, a line feed is not. */
export const inLines = (text: string): Markup =>
  html`${text.split('\n').map((line, index) => (index === 0 ? line : html`<br />${line}`))}`

const code = /([A-Z]{3,4}-[A-Z\d]{4,6}-[A-Z\d]{1,4})/

/** Reservation and cancellation numbers stay on one line. */
const unbroken = (text: string): Markup =>
  html`${text.split(code).map((part, index) => (index % 2 === 1 ? html`<span style="white-space:nowrap">${part}</span>` : part))}`
