import { type AgeRange, countOf, headcount, rangesToJoin, withCount } from '@veranda/domain'
import { Stepper } from '../../components/stepper/index.ts'
import { Surface } from '../../components/surface/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { useAgeWords } from '../guest-ages/index.ts'
import { valueIn } from '../loaded/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import type { NewRoomsProps } from './new-rooms.tsx'

/** As many as a family or a group of friends may be: where no room sleeps them, that is said. */
const usualMost = 8

export type NewRoomGuestsProps = NewRoomsProps & { readonly ranges: readonly AgeRange[] }

/** Who is to sleep in the room: it decides what fits and what it costs. */
export function NewRoomGuests({ form, newRoom, price, ranges, onForm }: NewRoomGuestsProps) {
  const words = useLaterWords()
  const ageWords = useAgeWords()
  const { property } = price.reservation
  const sizes = (valueIn(newRoom)?.offers ?? []).map(({ category }) => category.maxOccupancy)
  const most = Math.max(usualMost, ...sizes)
  const places = Math.max(0, most - headcount(form.occupancy))
  return (
    <Surface as="section" labelledBy="who-sleeps">
      <Heading level={2} look="lead" id="who-sleeps">
        {words('add-room.who')}
      </Heading>
      {property.adultsOnly && (
        <Text look="small" tone="muted">
          {words('room-guests.adults-only', { hotel: property.name })}
        </Text>
      )}
      {rangesToJoin(ranges, property).map((range) => {
        const { category } = range
        const count = countOf(form.occupancy, category)
        const label = ageWords.name(range)
        return (
          <Stepper
            key={category}
            label={label}
            hint={ageWords.span(range)}
            value={count}
            least={category === 'adult' ? 1 : 0}
            most={count + places}
            lessLabel={words('add-room.less', { label })}
            moreLabel={words('add-room.more', { label })}
            onChange={(next) => onForm({ ...form, occupancy: withCount(form.occupancy, category, next) })}
          />
        )
      })}
    </Surface>
  )
}
