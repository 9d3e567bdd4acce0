import { type CurrencyCode, moneyFormat } from '@veranda/domain'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { Field, type FieldProps } from '../../components/field/index.ts'
import * as css from './standby.css.ts'

export type AmountFieldProps = FieldProps & {
  readonly name: string
  readonly value: string
  readonly currency: CurrencyCode
  readonly onChange: (value: string) => void
}

/** An amount as it is typed, with its currency in the field, on the side on which the language writes it. */
export function AmountField({ label, hint, error, currency, onChange, ...input }: AmountFieldProps) {
  const id = useId()
  const mark = useCurrencyMark(currency)
  const space = `calc(${mark.text.length * 0.75}em + 1.5rem)`
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <span className={css.amountField}>
          <input
            type="text"
            spellCheck={false}
            autoComplete="off"
            {...input}
            {...control}
            aria-required
            aria-describedby={[control['aria-describedby'], id].filter(Boolean).join(' ')}
            style={mark.isFirst ? { paddingInlineStart: space } : { paddingInlineEnd: space }}
            onChange={(event) => onChange(event.target.value)}
          />
          <span id={id} className={mark.isFirst ? css.markBefore : css.markAfter}>
            {mark.text}
          </span>
        </span>
      )}
    </Field>
  )
}

function useCurrencyMark(currency: CurrencyCode): { readonly text: string; readonly isFirst: boolean } {
  const { locale } = useIntl()
  const parts = new Intl.NumberFormat(locale, moneyFormat(currency)).formatToParts(1)
  const at = parts.findIndex(({ type }) => type === 'currency')
  return {
    text: parts[at]?.value ?? currency,
    isFirst: at < parts.findIndex(({ type }) => type === 'integer'),
  }
}
