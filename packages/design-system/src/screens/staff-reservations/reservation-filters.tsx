import { reservationStates } from '@veranda/domain'
import { useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { Form } from '../../components/form/index.ts'
import { Row, Stack } from '../../components/layout/index.ts'
import { SelectField } from '../../components/select-field/index.ts'
import { TextField } from '../../components/text-field/index.ts'
import { StaffDateField } from '../../patterns/date-field/index.ts'
import { useStaffWords } from '../../patterns/words/index.ts'
import type { ReservationsScreenProps } from './reservations-screen.tsx'
import * as css from './staff-reservations.css.ts'

type FiltersProps = Pick<ReservationsScreenProps, 'query' | 'properties' | 'onQuery'>

/** One box for what was said on the telephone, and what narrows it. A choice counts at once, what is typed with the button. */
export function ReservationFilters({ query, properties, onQuery }: FiltersProps) {
  const words = useStaffWords()
  const [search, setSearch] = useState(query.search)
  const [from, setFrom] = useState(query.arrivalFrom)
  const [to, setTo] = useState(query.arrivalTo)
  const isCrossed = from !== '' && to !== '' && to < from
  const typed = { search: search.trim(), arrivalFrom: from, arrivalTo: to, pageAt: '' }
  const isNarrowed = [query.search, query.property, query.state, query.arrivalFrom, query.arrivalTo].some(
    (each) => each !== '',
  )
  return (
    <Form
      label={words('staff-reservations.search-form')}
      onSubmit={() => {
        if (!isCrossed) onQuery({ ...query, ...typed })
      }}
    >
      <Stack gap="small">
        <TextField
          label={words('staff-reservations.search-label')}
          name="search"
          value={search}
          autoCapitalize="none"
          autoComplete="off"
          onChange={(value) => setSearch(value.slice(0, 80))}
        />
        <div className={css.filters}>
          <SelectField
            label={words('staff-reservations.hotel')}
            name="property"
            value={query.property}
            options={[
              { value: '', label: words('staff-reservations.any-hotel') },
              ...properties.map(({ propertyId, name }) => ({ value: String(propertyId), label: name })),
            ]}
            onChange={(property) => onQuery({ ...query, ...typed, property })}
          />
          <SelectField
            label={words('staff-reservations.state')}
            name="state"
            value={query.state}
            options={[
              { value: '', label: words('staff-reservations.state-any') },
              ...reservationStates.map((state) => ({
                value: state,
                label: words(`staff-reservations.state-${state}`),
              })),
            ]}
            onChange={(value) =>
              onQuery({
                ...query,
                ...typed,
                state: reservationStates.find((state) => state === value) ?? '',
              })
            }
          />
          <StaffDateField
            label={words('staff-reservations.arrival-from')}
            name="arrival-from"
            value={from}
            onChange={setFrom}
          />
          <StaffDateField
            label={words('staff-reservations.arrival-to')}
            name="arrival-to"
            value={to}
            error={isCrossed ? words('staff-reservations.dates-crossed') : undefined}
            onChange={setTo}
          />
        </div>
        <Row wrap>
          <Button tone="primary" type="submit">
            {words('staff-reservations.search')}
          </Button>
          {isNarrowed && (
            <Button
              tone="quiet"
              onPress={() =>
                onQuery({
                  ...query,
                  search: '',
                  property: '',
                  state: '',
                  arrivalFrom: '',
                  arrivalTo: '',
                  pageAt: '',
                })
              }
            >
              {words('staff-reservations.clear')}
            </Button>
          )}
        </Row>
      </Stack>
    </Form>
  )
}
