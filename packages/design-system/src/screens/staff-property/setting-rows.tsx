import {
  chargeKinds,
  dayLimits,
  discountKinds,
  promotionParts,
  type PromotionRow,
  rowsIn,
  rowsText,
  type SettingsDetail,
  yesNo,
} from '@veranda/domain'
import { Stack } from '../../components/layout/index.ts'
import { SelectField } from '../../components/select-field/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { TextField } from '../../components/text-field/index.ts'
import { useStaffWords } from '../../patterns/words/index.ts'
import { type Part, RowsEditor } from './rows-editor.tsx'
import type { SettingsScreenProps } from './settings-screen.tsx'
import { useSettingWords } from './settings-words.ts'
import * as css from './staff-property.css.ts'

type ListProps = Pick<SettingsScreenProps, 'values' | 'mayEdit' | 'onValues'> & {
  readonly detail: SettingsDetail
  readonly problems: Readonly<Record<string, string>>
}

/** The days on which stays are limited. */
export function LimitedDaysRows({ values, mayEdit, onValues, problems, detail }: ListProps) {
  const { choice, label, since } = useSettingWords()
  return (
    <Stack gap="small">
      <Heading level={3} look="label">
        {label('limitedDays')}
      </Heading>
      <RowsEditor
        kind="days"
        name="limitedDays"
        rows={rowsIn(values['limitedDays'] ?? '')}
        parts={[
          { name: 'from', type: 'date' },
          { name: 'until', type: 'date' },
          { name: 'limit', options: ['', ...dayLimits].map((value) => ({ value, label: choice(value) })) },
          { name: 'nights' },
        ]}
        problems={problems}
        hint={since('limitedDays', detail)}
        isLocked={!mayEdit}
        onRows={(rows) => onValues({ ...values, limitedDays: rowsText(rows) })}
      />
    </Stack>
  )
}

/** The property’s own phone lines, and the guests each is for. */
export function PhoneRows({ values, mayEdit, onValues, problems, detail }: ListProps) {
  const words = useStaffWords()
  const { since } = useSettingWords()
  const regions = detail.place.regions.map(({ code }) => `@${code}`).join(', ')
  return (
    <Stack gap="small">
      <Text look="small" tone="muted">
        {words(regions === '' ? 'property.phone-hint' : 'property.phone-hint-regions', { regions })}
      </Text>
      <RowsEditor
        kind="phones"
        name="phoneLines"
        rows={rowsIn(values['phoneLines'] ?? '')}
        parts={['guests', 'country', 'area', 'number', 'display'].map((name) => ({ name }))}
        problems={problems}
        hint={since('phoneLines', detail)}
        isLocked={!mayEdit}
        onRows={(rows) => onValues({ ...values, phoneLines: rowsText(rows) })}
      />
    </Stack>
  )
}

const choiceOf = { percent: 'off-each-night', amount: 'off-first-night' } as const

/** The property’s own promotions; those of its brand are named only. */
export function PromotionRows({ values, mayEdit, onValues, problems, detail }: ListProps) {
  const words = useStaffWords()
  const { choice, since } = useSettingWords()
  const { brandCodes, currency } = detail.place
  const day = { type: 'date' } as const
  const kindOf: Partial<Record<keyof PromotionRow, Omit<Part, 'name'>>> = {
    discount: { options: discountKinds.map((value) => ({ value, label: choice(choiceOf[value]) })) },
    bookFrom: day,
    bookUntil: day,
    stayFrom: day,
    stayUntil: day,
    nights: { initial: '1' },
    isOn: { options: yesNo.map((value) => ({ value, label: choice(value) })) },
  }
  return (
    <Stack gap="small">
      <Text look="small" tone="muted">
        {words('property.promotions-hint', { currency })}
      </Text>
      {brandCodes.length > 0 && (
        <Text look="small" tone="muted">
          {words('property.promotions-of-brand', { codes: brandCodes.join(', ') })}
        </Text>
      )}
      <RowsEditor
        kind="promotions"
        name="promotions"
        rows={rowsIn(values['promotions'] ?? '')}
        parts={promotionParts.map((name) => ({ name, ...kindOf[name] }))}
        problems={problems}
        hint={since('promotions', detail)}
        isLocked={!mayEdit}
        onRows={(rows) => onValues({ ...values, promotions: rowsText(rows) })}
      />
    </Stack>
  )
}

type PolicyProps = ListProps & { readonly name: string; readonly plan: string }

/** What cancelling costs under a rate plan, for bookings from now on. */
export function PolicyRows({ name, plan, values, mayEdit, onValues, problems, detail }: PolicyProps) {
  const words = useStaffWords()
  const { part, choice, problem, since } = useSettingWords()
  const [[refundable = 'yes', deadlineAt = ''] = [], ...tiers] = rowsIn(values[name] ?? '')
  const write = (head: readonly string[], rows: readonly (readonly string[])[]) =>
    onValues({ ...values, [name]: rowsText([head, ...rows]) })
  const errorOf = (key: string) =>
    problems[`${name}.${key}`] ? problem(problems[`${name}.${key}`] ?? '') : undefined
  return (
    <Stack gap="small">
      <Heading level={3} look="label">
        {words('property.policy', { plan })}
      </Heading>
      <div className={css.fields}>
        <SelectField
          label={part('refundable')}
          name={`${name}.refundable`}
          value={refundable}
          error={errorOf('refundable')}
          disabled={!mayEdit}
          options={yesNo.map((value) => ({ value, label: choice(value) }))}
          onChange={(value) => write([value, deadlineAt], tiers)}
        />
        <TextField
          label={part('deadlineAt')}
          name={`${name}.deadlineAt`}
          value={deadlineAt}
          error={errorOf('deadlineAt')}
          disabled={!mayEdit}
          onChange={(value) => write([refundable, value], tiers)}
        />
      </div>
      {refundable === 'yes' && (
        <RowsEditor
          kind="tiers"
          name={name}
          rows={tiers}
          parts={[
            { name: 'days' },
            { name: 'charge', options: chargeKinds.map((value) => ({ value, label: choice(value) })) },
            { name: 'value' },
          ]}
          problems={problems}
          hint={since(name, detail)}
          isLocked={!mayEdit}
          onRows={(rows) => write([refundable, deadlineAt], rows)}
        />
      )}
    </Stack>
  )
}
