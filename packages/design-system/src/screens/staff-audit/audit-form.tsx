import { type AuditPerson, isStaffAction, type StaffAction, staffActions } from '@veranda/domain'
import { useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { Form } from '../../components/form/index.ts'
import { Row, Stack } from '../../components/layout/index.ts'
import { SelectField } from '../../components/select-field/index.ts'
import { TextField } from '../../components/text-field/index.ts'
import { StaffDateField } from '../../patterns/date-field/index.ts'
import { useStaffWords } from '../../patterns/words/index.ts'
import * as css from './staff-audit.css.ts'

/** What the audit is searched for; empty where it is not. */
export type AuditSearch = {
  readonly person: string
  readonly act: StaffAction | ''
  readonly subject: string
  readonly from: string
  readonly to: string
}

type AuditFormProps = {
  readonly search: AuditSearch
  readonly people: readonly AuditPerson[]
  readonly onSearch: (search: AuditSearch) => void
}

export function AuditForm({ search, people, onSearch }: AuditFormProps) {
  const words = useStaffWords()
  const [typed, setTyped] = useState(search)
  const [isSent, setIsSent] = useState(false)
  const put = (part: Partial<AuditSearch>) => setTyped({ ...typed, ...part })
  const isUpsideDown = typed.from !== '' && typed.to !== '' && typed.to < typed.from
  const submit = (): void => {
    setIsSent(true)
    if (!isUpsideDown) onSearch({ ...typed, subject: typed.subject.trim() })
  }
  return (
    <Form label={words('staff-audit.form')} onSubmit={submit}>
      <Stack>
        <div className={css.filters}>
          <SelectField
            label={words('staff-audit.person')}
            name="person"
            value={typed.person}
            options={[
              { value: '', label: words('staff-audit.everybody') },
              ...people.map(({ userId, name }) => ({ value: String(userId), label: name })),
            ]}
            onChange={(person) => put({ person })}
          />
          <SelectField
            label={words('staff-audit.act')}
            name="act"
            value={typed.act}
            options={[
              { value: '', label: words('staff-audit.every-act') },
              ...staffActions.map((act) => ({
                value: act,
                label: words(`staff-audit.did-${act}`, { name: words('staff-audit.anybody') }),
              })),
            ]}
            onChange={(act) => put({ act: isStaffAction(act) ? act : '' })}
          />
          <TextField
            label={words('staff-audit.subject')}
            hint={words('staff-audit.subject-hint')}
            name="subject"
            value={typed.subject}
            autoCapitalize="none"
            onChange={(value) => put({ subject: value.slice(0, 80) })}
          />
          <div className={css.filters}>
            <StaffDateField
              label={words('staff-audit.from')}
              name="from"
              value={typed.from}
              onChange={(from) => put({ from })}
            />
            <StaffDateField
              label={words('staff-audit.to')}
              name="to"
              value={typed.to}
              error={isSent && isUpsideDown ? words('staff-audit.period-upside-down') : undefined}
              onChange={(to) => put({ to })}
            />
          </div>
        </div>
        <Row>
          <Button tone="primary" type="submit">
            {words('staff-audit.search')}
          </Button>
        </Row>
      </Stack>
    </Form>
  )
}
