import type { CatalogueField, CatalogueFieldName, FieldProblem } from '@veranda/domain'
import type { StaffMessageId } from '@veranda/messages'
import { useIntl } from 'react-intl'
import { useStaffWords } from '../../patterns/words/index.ts'

/** Every field has its name: one that is missing does not compile. */
const labels: Readonly<Record<CatalogueFieldName, StaffMessageId>> = {
  accountHolder: 'catalogue.field-account-holder',
  accountNumber: 'catalogue.field-account-number',
  allowTags: 'catalogue.field-allow-tags',
  alpha3: 'catalogue.field-alpha3',
  bank: 'catalogue.field-bank',
  bic: 'catalogue.field-bic',
  code: 'catalogue.field-code',
  countryCode: 'catalogue.field-country',
  currency: 'catalogue.field-currency',
  denyTags: 'catalogue.field-deny-tags',
  diallingCode: 'catalogue.field-dialling-code',
  iban: 'catalogue.field-iban',
  isActive: 'catalogue.field-active',
  legalName: 'catalogue.field-legal-name',
  name: 'catalogue.field-name',
  perDollar: 'catalogue.field-per-dollar',
  pmsProfileId: 'catalogue.field-pms-profile',
  society: 'catalogue.field-society',
  tags: 'catalogue.field-tags',
  taxId: 'catalogue.field-tax-id',
}

/** Every reason why a field is not accepted. */
const problems: Readonly<Record<FieldProblem, StaffMessageId>> = {
  required: 'catalogue.problem-required',
  'too-long': 'catalogue.problem-too-long',
  'wrong-length': 'catalogue.problem-wrong-length',
  formula: 'catalogue.problem-formula',
  'not-a-code': 'catalogue.problem-code',
  'letters-only': 'catalogue.problem-letters',
  'numbers-only': 'catalogue.problem-numbers',
  'not-a-country': 'catalogue.problem-country',
  'not-a-currency': 'catalogue.problem-currency',
  'not-a-bic': 'catalogue.problem-bic',
  'not-an-iban': 'catalogue.problem-iban',
  'not-a-rate': 'catalogue.problem-rate',
  'not-a-percentage': 'catalogue.problem-percentage',
  'not-tags': 'catalogue.problem-tags',
  'not-yes-or-no': 'catalogue.problem-yes-no',
  'not-found': 'catalogue.problem-not-found',
  'one-of-two': 'catalogue.problem-one-of-two',
  taken: 'catalogue.problem-taken',
  twice: 'catalogue.problem-twice',
  'waits-for-approval': 'catalogue.problem-waits',
}

/** Fields, values and problems in the reader’s words. */
export function useFieldWords() {
  const words = useStaffWords()
  const { locale, formatNumber } = useIntl()
  const regions = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' })
  const currencies = new Intl.DisplayNames(locale, { type: 'currency', fallback: 'code' })
  const named = (names: Intl.DisplayNames, code: string): string => {
    const name = names.of(code)
    return name === undefined || name === code
      ? code
      : `${name.charAt(0).toLocaleUpperCase(locale)}${name.slice(1)} (${code})`
  }
  return {
    label: (field: string): string => {
      const id = Object.hasOwn(labels, field) ? labels[field as CatalogueFieldName] : undefined
      return id ? words(id) : field
    },
    problem: (problem: string): string =>
      words(Object.hasOwn(problems, problem) ? problems[problem as FieldProblem] : 'catalogue.problem-other'),
    /** A value as it is read: a country or currency with its name, a rate in the reader’s own numerals. */
    value: ({ kind }: Pick<CatalogueField, 'kind'>, text: string): string => {
      if (text === '') return '–'
      if (kind === 'country' && /^[A-Z]{2}$/.test(text)) return named(regions, text)
      if (kind === 'currency' && /^[A-Z]{3}$/.test(text)) return named(currencies, text)
      if (kind === 'rate' && Number.isFinite(Number(text)))
        return formatNumber(Number(text), { minimumFractionDigits: 2, maximumFractionDigits: 8 })
      if (kind === 'yes-no')
        return words(text === 'yes' ? 'catalogue.status-active' : 'catalogue.status-inactive')
      return text
    },
  }
}
