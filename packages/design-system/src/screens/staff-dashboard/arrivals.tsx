import type { HotelArrivals, PlainDate } from '@veranda/domain'
import { Stack } from '../../components/layout/index.ts'
import { PlainTable } from '../../components/plain-table/index.ts'
import { Surface } from '../../components/surface/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { useDates } from '../../patterns/dates/index.ts'
import { useStaffWords } from '../../patterns/words/index.ts'
import type { ArrivalsOf, DashboardLink } from './dashboard-handlers.ts'
import * as css from './staff-dashboard.css.ts'
import { ToPage } from './to-page.tsx'

type ArrivalsProps = {
  readonly arrivals: readonly HotelArrivals[]
  readonly link: DashboardLink<ArrivalsOf> | undefined
}

/** Who arrives today and tomorrow at each hotel; a number leads to these reservations. */
export function Arrivals({ arrivals, link }: ArrivalsProps) {
  const words = useStaffWords()
  const sumOf = (count: (hotel: HotelArrivals) => number) =>
    arrivals.reduce((sum, hotel) => sum + count(hotel), 0)
  return (
    <Surface as="section">
      <Stack>
        <div>
          <Heading level={2} look="lead">
            {words('staff-dashboard.arrivals')}
          </Heading>
          <Text look="small" tone="muted">
            {words('staff-dashboard.arrivals-lead')}
          </Text>
        </div>
        {arrivals.length === 0 ? (
          <Text tone="muted">{words('staff-dashboard.no-hotels')}</Text>
        ) : (
          <PlainTable
            label={words('staff-dashboard.arrivals')}
            columns={[
              { title: words('staff-dashboard.hotel') },
              { title: words('staff-dashboard.today'), isNumber: true },
              { title: words('staff-dashboard.tomorrow'), isNumber: true },
            ]}
          >
            <tbody>
              {arrivals.map((of) => (
                <tr key={of.propertyId}>
                  <th scope="row">{of.hotel}</th>
                  <Count of={of} day={of.today} count={of.arrivingToday} link={link} />
                  <Count of={of} day={of.tomorrow} count={of.arrivingTomorrow} link={link} />
                </tr>
              ))}
            </tbody>
            {arrivals.length > 1 && (
              <tfoot>
                <tr>
                  <th scope="row">{words('staff-dashboard.all-hotels')}</th>
                  <td data-number>
                    <span className={css.plainCount}>{sumOf(({ arrivingToday }) => arrivingToday)}</span>
                  </td>
                  <td data-number>
                    <span className={css.plainCount}>
                      {sumOf(({ arrivingTomorrow }) => arrivingTomorrow)}
                    </span>
                  </td>
                </tr>
              </tfoot>
            )}
          </PlainTable>
        )}
      </Stack>
    </Surface>
  )
}

type CountProps = Pick<ArrivalsProps, 'link'> & {
  readonly of: HotelArrivals
  readonly day: PlainDate
  readonly count: number
}

function Count({ of: { propertyId, hotel }, day, count, link }: CountProps) {
  const words = useStaffWords()
  const dates = useDates()
  return (
    <td data-number>
      {count === 0 ? (
        <span className={css.none}>0</span>
      ) : (
        <ToPage
          to={{ propertyId, day }}
          link={link}
          className={link ? css.count : css.plainCount}
          label={words('staff-dashboard.open-arrivals', { count, hotel, day: dates.day(day) })}
        >
          {count}
        </ToPage>
      )}
    </td>
  )
}
