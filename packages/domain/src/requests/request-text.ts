import type { FieldRefusal } from '../validation/index.ts'

/** The maximum length of a request, and of the hotel's answer. */
export const longestRequest = 500
export const longestAnswer = 1_000

/** A text as stored: with its line breaks, trimmed, and without unreadable characters. */
export const tidyText = (typed: string): string =>
  typed
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\n\P{Cc}]/gu, ' ')
    .replaceAll(/(?<! ) +\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()

/** Why a text is not a valid request: it is empty or too long. */
export function requestRefusal(typed: string): FieldRefusal | undefined {
  const { length } = tidyText(typed)
  if (length === 0) return { rule: 'required' }
  return length > longestRequest ? { rule: 'too-long', required: longestRequest, current: length } : undefined
}

/** A text with a common request added: the typed text stays, and nothing is added twice. */
export function withTemplate(typed: string, template: string): string {
  if (typed.includes(template)) return typed
  const before = typed.trimEnd()
  return before === '' ? template : `${before}\n${template}`
}
