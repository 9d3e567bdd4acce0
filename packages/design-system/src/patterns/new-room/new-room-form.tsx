import { leftBeside, newRoomRefusals, type OfferedPrice, openOffers } from '@veranda/domain'
import { useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { Form } from '../../components/form/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { Surface } from '../../components/surface/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { TextField } from '../../components/text-field/index.ts'
import { refusalWords } from '../field-refusal/index.ts'
import { GuestAges } from '../guest-ages/index.ts'
import { valueIn } from '../loaded/index.ts'
import { useMoney } from '../money/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import * as css from './new-room.css.ts'
import type { NewRoomsProps } from './new-rooms.tsx'
import { NewRoomCategories } from './new-room-categories.tsx'
import { NewRoomGuests } from './new-room-guests.tsx'

export type NewRoomFormProps = NewRoomsProps & {
  readonly onAdd: () => void
  /** The guests are too many for one room and take two. */
  readonly onSplit: () => void
}

/** The form of a further room: its guests, its category, and its main guest's name. */
export function NewRoomForm(props: NewRoomFormProps) {
  const { form, price, onForm, onAdd } = props
  const { ageRanges: ranges } = price.reservation.property
  const words = useLaterWords()
  const money = useMoney()
  const chosen = chosenOffer(props)
  // What is missing is said once it was to be added.
  const [wasTried, setTried] = useState(false)
  const refusals = refusalsIn(props)
  const shown = wasTried ? refusals : {}
  const submit = () => {
    const isReady = Object.keys(refusals).length === 0
    setTried(!isReady)
    if (isReady) onAdd()
  }
  return (
    <GuestAges ranges={ranges} help={price.help} of="rooms">
      <Form label={words('add-room.add')} onSubmit={submit}>
        <Stack gap="large">
          <NewRoomGuests {...props} ranges={ranges} />
          <NewRoomCategories {...props} error={shown.roomTypeId && words('add-room.which-required')} />
          {canBeAdded(props) && (
            <Surface as="section" labelledBy="main-guest">
              <Stack gap="medium">
                <div>
                  <Heading level={2} look="lead" id="main-guest">
                    {words('add-room.main-guest')}
                  </Heading>
                  <Text look="small" tone="muted">
                    {words('add-room.main-guest-hint')}
                  </Text>
                </div>
                <div className={css.names}>
                  <TextField
                    label={words('add-room.first-name')}
                    name="first-name"
                    autoComplete="given-name"
                    autoCapitalize="words"
                    required
                    value={form.firstName}
                    error={shown.firstName && refusalWords(shown.firstName, words)}
                    onChange={(firstName) => onForm({ ...form, firstName })}
                  />
                  <TextField
                    label={words('add-room.last-name')}
                    name="last-name"
                    autoComplete="family-name"
                    autoCapitalize="words"
                    required
                    value={form.lastName}
                    error={shown.lastName && refusalWords(shown.lastName, words)}
                    onChange={(lastName) => onForm({ ...form, lastName })}
                  />
                </div>
                {/* Once a price is there, its own press leads. */}
                <Button tone={price.state.kind === 'choosing' ? 'primary' : 'secondary'} type="submit" wide>
                  {chosen
                    ? words('add-room.submit-for', { amount: money.calm(chosen.total) })
                    : words('add-room.submit')}
                </Button>
              </Stack>
            </Surface>
          )}
        </Stack>
      </Form>
    </GuestAges>
  )
}

/** Whether there is a room to add: with none, a name and a button would lead nowhere. */
const canBeAdded = ({ newRoom }: NewRoomFormProps): boolean =>
  newRoom.kind !== 'ready' || openOffers(newRoom.value.offers).length > 0

/** A category that was chosen and has gone since has to be chosen anew. */
function refusalsIn(props: NewRoomFormProps): ReturnType<typeof newRoomRefusals> {
  const { form } = props
  return newRoomRefusals({ ...form, roomTypeId: chosenOffer(props) && form.roomTypeId })
}

/** The price of the category that is chosen, while there is one of it left. */
function chosenOffer({ form, newRoom, selection }: NewRoomFormProps): OfferedPrice | undefined {
  const offers = valueIn(newRoom)?.offers ?? []
  const chosen = offers.find(({ category }) => category.roomTypeId === form.roomTypeId)
  if (chosen?.availability.kind !== 'available') return undefined
  return leftBeside(chosen, selection) > 0 ? chosen.availability : undefined
}
