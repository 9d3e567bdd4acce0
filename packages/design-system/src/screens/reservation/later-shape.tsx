import { isZero } from '@veranda/domain'
import { Stack } from '../../components/layout/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import { Text } from '../../components/text/index.ts'
import { useDates } from '../../patterns/dates/index.ts'
import { keyOf, needsNaming } from '../../patterns/policy-timeline/common-charge.ts'
import type { PolicyTimelineProps } from '../../patterns/policy-timeline/policy-timeline.tsx'

const block = <Skeleton shape="block" />

// About as tall as what comes in their place: what stands below must not move.
/** A step for each deadline, with a line more where it is told on two clocks, and one for each part it names. */
export function PolicyShape(props: Omit<PolicyTimelineProps, 'rooms' | 'now'>) {
  const { tiers, balance, hotelTimeZone, guestTimeZone } = props
  const dates = useDates()
  const needsTwoClocks = tiers.some(
    ({ until }) => until && dates.moment(until, hotelTimeZone) !== dates.moment(until, guestTimeZone),
  )
  return (
    <Stack gap="medium">
      <Skeleton shape="title" />
      {!isZero(balance) && <Skeleton shape="line" />}
      {tiers.map(({ until, retained }) => (
        <Text key={until ?? 'arrival'} look="small">
          <Skeleton shape="step" />
          {needsTwoClocks && <Skeleton shape="line" />}
          {needsNaming(retained) && retained.map((part) => <Skeleton key={keyOf(part)} shape="line" />)}
        </Text>
      ))}
    </Stack>
  )
}

export const stateShape = block
export const laterShape = (
  <Stack>
    <Skeleton shape="line" />
    {block}
    {block}
  </Stack>
)
