import type { FieldRefusal } from '../validation/index.ts'

/** Characters of a request, and of the hotel's answer, at most. */
export const longestRequest = 500
export const longestAnswer = 1_000

/** A text as it is kept: its lines as they were broken, nothing around them, and no signs that cannot be read. */
export const tidyText = (typed: string): string =>
  typed
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\n\P{Cc}]/gu, ' ')
    .replaceAll(/(?<! ) +\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()

/** Why a text is no request: there is none, or it is too long. */
export function requestRefusal(typed: string): FieldRefusal | undefined {
  const { length } = tidyText(typed)
  if (length === 0) return { rule: 'required' }
  return length > longestRequest ? { rule: 'too-long', required: longestRequest, current: length } : undefined
}

/** A text with a common request in it: what was typed stays, and nothing is asked for twice. */
export function withTemplate(typed: string, template: string): string {
  if (typed.includes(template)) return typed
  const before = typed.trimEnd()
  return before === '' ? template : `${before}\n${template}`
}
