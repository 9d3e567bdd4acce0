import { useSpan } from '../../patterns/span/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import type { OptionCells } from './cells.ts'

/** About two lines of a column at a desk. */
const longest = 44

/** What an option contains, where that is short: its dates, its room type, what it adds; the first of it and "more" where it is long. Missing where it is nothing. */
export function useOptionTitle({ stay, rooms, guests, addOns }: OptionCells): string | undefined {
  const words = useLaterWords()
  const span = useSpan()
  const added = addOns.filter(({ kind }) => kind === 'added')
  const given = addOns.filter(({ kind }) => kind === 'given-back')
  const parts = [
    stay.isOther && span({ from: stay.value.arrival, until: stay.value.departure }),
    ...rooms
      .filter(({ isOther }) => isOther)
      .map(({ name, isNew }) =>
        isNew ? words('room-name.new-number', { place: 1 }) : name && shortOf(name),
      ),
    guests.isOther && !rooms.some(({ isNew }) => isNew) && words('stay.headcount', guests.value),
    ...added.map(({ name, quantity }) => {
      const called = name === undefined ? words('comparison.an-add-on') : shortOf(name)
      return quantity > 1 ? words('services.quantity', { quantity, name: called }) : name && called
    }),
    ...given.map(({ name }) => name && words('comparison.given-back', { name: shortOf(name) })),
  ].filter((part) => typeof part === 'string' && part !== '')
  const titles = parts.map((_, index) => parts.slice(0, index + 1).join(' + '))
  const whole = titles.at(-1)
  if (whole === undefined || whole.length <= longest) return whole
  const first = titles.findLast((title) => title.length <= longest)
  return first && words('comparison.title-more', { title: first })
}

/** Without what a hotel says of it after a comma: its view, its length. */
const shortOf = (name: string): string => name.split(',')[0] ?? name
