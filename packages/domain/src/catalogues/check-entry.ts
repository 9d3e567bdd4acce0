import { isBic, isIban } from '../bank-transfer/bank-account.ts'
import { isCurrencyCode } from '../money/currency.ts'
import { ok, refused, type Result } from '../result.ts'
import { catalogueOf, fieldsOf } from './catalogues.ts'
import type { CatalogueField, EntryValues, FieldKind, FieldProblem } from './field.ts'
import { startsFormula } from './formula.ts'
import type { CatalogueName } from './names.ts'
import { readTags, tagsText } from './tags.ts'

export type EntryProblems = Readonly<Record<string, FieldProblem>>

const usualLongest = 80

/** An entry’s values as they are stored, or what is wrong with each. What is not given counts as empty. */
export function checkEntry(catalogue: CatalogueName, typed: EntryValues): Result<EntryValues, EntryProblems> {
  const checked = checkFields(fieldsOf(catalogue), typed)
  const pair = catalogueOf(catalogue).exactlyOne
  if (!checked.ok || !pair || pair.filter((name) => checked.value[name]).length === 1) return checked
  return refused(Object.fromEntries(pair.map((name) => [name, 'one-of-two'])))
}

function checkFields(
  fields: readonly CatalogueField[],
  typed: EntryValues,
): Result<EntryValues, EntryProblems> {
  const checked = fields.map((field) => [field.name, checkField(field, typed[field.name] ?? '')] as const)
  const problems = checked.flatMap(([name, result]) => (result.ok ? [] : [[name, result.refusal] as const]))
  if (problems.length > 0) return refused(Object.fromEntries(problems))
  return ok(
    Object.fromEntries(checked.flatMap(([name, result]) => (result.ok ? [[name, result.value]] : []))),
  )
}

/** A field’s value as it is stored: without needless blanks, in the form of its kind. */
export function checkField(field: CatalogueField, typed: string): Result<string, FieldProblem> {
  const text = typed.normalize('NFC').trim().replaceAll(/\s+/g, ' ')
  if (text === '') return field.isOptional ? ok('') : refused('required')
  if (startsFormula(text)) return refused('formula')
  if (text.length > (field.longest ?? usualLongest)) return refused('too-long')
  const result = kinds[field.kind](text)
  if (result.ok && field.length !== undefined && text.length !== field.length) return refused('wrong-length')
  return result
}

const matching =
  (pattern: RegExp, problem: FieldProblem, stored: (text: string) => string = (text) => text) =>
  (text: string): Result<string, FieldProblem> =>
    pattern.test(text) ? ok(stored(text)) : refused(problem)

const upper = (text: string): string => text.toUpperCase()

/** How each kind is read. */
const kinds: Record<FieldKind, (text: string) => Result<string, FieldProblem>> = {
  text: (text) => ok(text),
  code: matching(/^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u, 'not-a-code'),
  letters: matching(/^\p{L}+$/u, 'letters-only', upper),
  digits: matching(/^\d+$/, 'numbers-only'),
  country: matching(/^[a-z]{2}$/i, 'not-a-country', upper),
  currency: (text) => (isCurrencyCode(upper(text)) ? ok(upper(text)) : refused('not-a-currency')),
  bic: (text) => (isBic(upper(text)) ? ok(upper(text)) : refused('not-a-bic')),
  iban: (text) => {
    const compact = upper(text.replaceAll(' ', ''))
    return isIban(compact) ? ok(compact) : refused('not-an-iban')
  },
  rate: (text) =>
    /^\d{1,9}(\.\d{1,8})?$/.test(text) && Number(text) > 0 ? ok(plainNumber(text)) : refused('not-a-rate'),
  percent: (text) =>
    /^\d{1,3}(\.\d{1,2})?$/.test(text) && Number(text) <= 100
      ? ok(plainNumber(text))
      : refused('not-a-percentage'),
  tags: (text) => {
    const tags = readTags(text)
    return tags ? ok(tagsText(tags)) : refused('not-tags')
  },
  reference: matching(/^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u, 'not-found'),
  'yes-no': (text) =>
    ['yes', 'no'].includes(text.toLowerCase()) ? ok(text.toLowerCase()) : refused('not-yes-or-no'),
}

/** Without leading and trailing zeros, so that equal numbers are equal texts. */
const plainNumber = (text: string): string => {
  const [whole = '', fraction = ''] = text.split('.')
  const digits = fraction.slice(0, fraction.split('').findLastIndex((digit) => digit !== '0') + 1)
  return `${whole.replace(/^0+(?=\d)/, '')}${digits ? `.${digits}` : ''}`
}

/** Whether a text is the word that deletes, which is the same in every language. */
export const confirmsDeletion = (typed: string): boolean => typed.trim().toLowerCase() === deletingWord

export const deletingWord = 'delete'
