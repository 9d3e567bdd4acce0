import { helpHoursParts, rowsIn, rowsText, type SettingsDetail } from '@veranda/domain'
import { Stack } from '../../components/layout/index.ts'
import { SelectField, type SelectOption } from '../../components/select-field/index.ts'
import { Text } from '../../components/text/index.ts'
import type { SettingsScreenProps } from './settings-screen.tsx'
import { useHours, useSettingWords } from './settings-words.ts'
import * as css from './staff-property.css.ts'

export type HelpHoursProps = Pick<SettingsScreenProps, 'values' | 'mayEdit' | 'onValues'> & {
  readonly detail: SettingsDetail
  readonly problems: Readonly<Record<string, string>>
}

const opening = Array.from({ length: 24 }, (_, hour) => hour)
const closing = opening.map((hour) => hour + 1)

/** When the phone lines are answered: in the brand’s hours, or in the property’s own and by the clock of their time zone. */
export function HelpHours({ values, mayEdit, onValues, problems, detail }: HelpHoursProps) {
  const { label, part, problem, choice, since } = useSettingWords()
  const { clock } = useHours()
  const stored = values['helpHours'] ?? ''
  const [row] = rowsIn(stored)
  const write = (helpHours: string) => onValues({ ...values, helpHours })
  const hours = (of: readonly number[], now: string): readonly SelectOption[] =>
    withNow(
      of.map((hour) => ({ value: `${hour}`, label: clock(hour) })),
      now,
    )
  const optionsOf = (name: (typeof helpHoursParts)[number], now: string): readonly SelectOption[] => {
    switch (name) {
      case 'timeZone':
        return withNow(timeZones(), now)
      case 'weekdaysOpen':
      case 'weekendOpen':
        return hours(opening, now)
      case 'weekdaysClose':
      case 'weekendClose':
        return hours(closing, now)
    }
  }
  return (
    <Stack gap="small">
      <div className={css.setting}>
        <SelectField
          label={label('helpHours')}
          name="helpHours"
          value={row ? 'own' : 'brand'}
          hint={since('helpHours', detail)}
          error={problems['helpHours'] && problem(problems['helpHours'])}
          disabled={!mayEdit}
          options={['brand', 'own'].map((value) => ({ value, label: choice(`hours-${value}`) }))}
          onChange={(chosen) => write(chosen === 'own' ? detail.place.brandHours : '')}
        />
      </div>
      {!row && <BrandHours text={detail.place.brandHours} />}
      {row && (
        <div className={css.hours}>
          {helpHoursParts.map((name, column) => {
            const found = problems[`helpHours.0.${name}`]
            return (
              <SelectField
                key={name}
                label={part(name)}
                name={`helpHours.0.${name}`}
                value={row[column] ?? ''}
                error={found && problem(found)}
                disabled={!mayEdit}
                options={optionsOf(name, row[column] ?? '')}
                onChange={(value) =>
                  write(rowsText([helpHoursParts.map((_, at) => (at === column ? value : (row[at] ?? '')))]))
                }
              />
            )
          })}
        </div>
      )}
    </Stack>
  )
}

function BrandHours({ text }: { readonly text: string }) {
  const { sentence } = useHours()
  return (
    <Text look="small" tone="muted">
      {sentence(text)}
    </Text>
  )
}

/** What is stored is among the choices, though it was stored by another hand. */
const withNow = (options: readonly SelectOption[], now: string): readonly SelectOption[] =>
  options.some(({ value }) => value === now) ? options : [{ value: now, label: now }, ...options]

const timeZones = (): readonly SelectOption[] =>
  Intl.supportedValuesOf('timeZone').map((value) => ({ value, label: value.replaceAll('_', ' ') }))
