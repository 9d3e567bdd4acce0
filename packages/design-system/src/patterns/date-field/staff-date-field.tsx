import { dateOrderOf } from '@veranda/domain'
import { useIntl } from 'react-intl'
import { useStaffWords } from '../words/index.ts'
import { DateField, type DateFieldProps } from './date-field.tsx'

type StaffDateFieldProps = Omit<DateFieldProps, 'pickLabel' | 'placeholder' | 'notADate' | 'onChange'> & {
  readonly onChange: (value: string) => void
}

/** A date in the back office: empty until one is typed or picked. */
export function StaffDateField({ onChange, ...field }: StaffDateFieldProps) {
  const words = useStaffWords()
  const { locale } = useIntl()
  const order = dateOrderOf(locale) === 'month-first' ? 'month' : 'day'
  return (
    <DateField
      {...field}
      placeholder={words('staff-frame.date-format', { order })}
      notADate={words('staff-frame.date-wrong', { order })}
      pickLabel={words('staff-frame.pick-date', { field: field.label })}
      onChange={(date) => onChange(date)}
    />
  )
}
