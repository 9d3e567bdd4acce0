import {
  groupsOf,
  hasAmounts,
  periodRefusal,
  type ReportChoices,
  type ReportGroup,
  type ReportName,
} from '@veranda/domain'
import { useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { Form } from '../../components/form/index.ts'
import { Row, Stack } from '../../components/layout/index.ts'
import { SelectField } from '../../components/select-field/index.ts'
import { StaffDateField } from '../../patterns/date-field/index.ts'
import { useStaffWords } from '../../patterns/words/index.ts'
import * as css from './staff-reports.css.ts'

/** A report as it is typed; empty where it is not limited. */
export type TypedReport = {
  readonly from: string
  readonly to: string
  readonly by: ReportGroup
  readonly brand: string
  readonly property: string
  readonly currency: string
}

type ReportFormProps = {
  readonly name: ReportName
  readonly query: TypedReport
  readonly choices: ReportChoices | undefined
  readonly onShow: (query: TypedReport) => void
}

/** What a report is about: its period, what its lines stand for, and what it is limited to. */
export function ReportForm({ name, query, choices, onShow }: ReportFormProps) {
  const words = useStaffWords()
  const [typed, setTyped] = useState(query)
  const [isSent, setIsSent] = useState(false)
  const refusal = periodRefusal(typed.from, typed.to)
  const put = (part: Partial<TypedReport>) => setTyped({ ...typed, ...part })
  const limits = {
    brand: (choices?.brands ?? []).map(({ brand, name: label }) => ({ value: brand, label })),
    property: (choices?.properties ?? []).map(({ propertyId, name: label }) => ({
      value: String(propertyId),
      label,
    })),
    currency: (choices?.currencies ?? []).map((value) => ({ value, label: value })),
  }
  const asked = hasAmounts(name)
    ? (['brand', 'property', 'currency'] as const)
    : (['brand', 'property'] as const)
  const submit = (): void => {
    setIsSent(true)
    if (!refusal) onShow(typed)
  }
  return (
    <Form label={words('staff-reports.form')} onSubmit={submit}>
      <Stack>
        <div className={css.filters}>
          <StaffDateField
            label={words('staff-reports.from')}
            name="from"
            value={typed.from}
            onChange={(value) => put({ from: value })}
          />
          <StaffDateField
            label={words('staff-reports.to')}
            name="to"
            value={typed.to}
            error={isSent && refusal ? words(`staff-reports.${refusal}`) : undefined}
            onChange={(value) => put({ to: value })}
          />
          <SelectField
            label={words('staff-reports.by')}
            name="by"
            value={typed.by}
            options={groupsOf(name).map((value) => ({ value, label: words(`staff-reports.by-${value}`) }))}
            onChange={(value) => {
              const by = groupsOf(name).find((group) => group === value)
              if (by) put({ by })
            }}
          />
          {asked.map((limit) => (
            <SelectField
              key={limit}
              label={words(`staff-reports.${limit}`)}
              name={limit}
              value={typed[limit]}
              options={[{ value: '', label: words(`staff-reports.every-${limit}`) }, ...limits[limit]]}
              onChange={(value) => put({ [limit]: value })}
            />
          ))}
        </div>
        <Row>
          <Button tone="primary" type="submit">
            {words('staff-reports.show')}
          </Button>
        </Row>
      </Stack>
    </Form>
  )
}
