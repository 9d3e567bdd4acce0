import { activeRooms, fitsInTwo, leftBeside, policySteps, type Room, whyNoOffer, zero } from '@veranda/domain'
import { useId } from 'react'
import { Button } from '../../components/button/index.ts'
import { Disclosure } from '../../components/disclosure/index.ts'
import { Icon } from '../../components/icon/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { Loaded } from '../loaded/index.ts'
import { PolicyTerms } from '../price-change/index.ts'
import { GoneOffers, isMirrored, NoOfferNotice, openAndGone } from '../room-offer/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import * as css from './new-room.css.ts'
import type { NewRoomFormProps } from './new-room-form.tsx'
import type { NewRoomOffers } from './new-room-offers.ts'
import { NewRoomCard } from './new-room-card.tsx'

export type NewRoomCategoriesProps = NewRoomFormProps & { readonly error: string | undefined }

/** The categories for a further room: those that are free first, the others last with their reason. */
export function NewRoomCategories(props: NewRoomCategoriesProps) {
  const { newRoom, onOffersAgain } = props
  const words = useLaterWords()
  const id = useId()
  return (
    <section className={css.categories} aria-labelledby={id}>
      <Heading level={2} look="lead" id={id}>
        {words('add-room.which')}
      </Heading>
      <Loaded
        of={newRoom}
        label={words('add-room.loading')}
        shape={
          <>
            <Skeleton shape="scene" />
            <Skeleton shape="block" />
          </>
        }
        onTryAgain={onOffersAgain}
      >
        {(offered) => <Offered {...props} newRoom={offered} labelledBy={id} />}
      </Loaded>
    </section>
  )
}

type OfferedProps = Omit<NewRoomCategoriesProps, 'newRoom'> & {
  readonly newRoom: NewRoomOffers
  readonly labelledBy: string
}

function Offered(props: OfferedProps) {
  const { newRoom, form, selection, price, error, labelledBy, alternatives, onForm, onSplit } = props
  const words = useLaterWords()
  const id = useId()
  const { reservation } = price
  const { stay } = reservation
  const { open, gone } = openAndGone(newRoom.offers)
  const why = whyNoOffer(newRoom.offers)
  const [main] = activeRooms(reservation.rooms)
  const asNew: Room | undefined = main && { ...main, occupancy: form.occupancy }
  return (
    <>
      {why && (
        <NoOfferNotice
          why={why}
          of="any"
          party={form.occupancy}
          help={price.help}
          alternatives={alternatives}
          action={
            why.kind === 'too-small' && fitsInTwo(form.occupancy, why.most) ? (
              <Button tone="secondary" size="small" onPress={onSplit}>
                {words('room-offer.split')}
              </Button>
            ) : undefined
          }
        />
      )}
      {error && (
        <p id={`${id}-error`} className={css.error}>
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      )}
      {open.length > 0 && (
        <div
          className={css.choices}
          role="radiogroup"
          aria-labelledby={labelledBy}
          aria-describedby={error ? `${id}-error` : undefined}
          aria-invalid={error ? true : undefined}
          tabIndex={-1}
        >
          {open.map((offer, index) => (
            <NewRoomCard
              key={offer.category.roomTypeId}
              name={id}
              offer={offer}
              stay={stay}
              promotionCode={reservation.promotion?.code}
              guestCurrency={price.guestCurrency}
              left={leftBeside(offer, selection)}
              isMirrored={isMirrored(offer, index, open)}
              isChosen={form.roomTypeId === offer.category.roomTypeId}
              onChoose={() => onForm({ ...form, roomTypeId: offer.category.roomTypeId })}
            />
          ))}
        </div>
      )}
      {gone.length > 0 && asNew && (
        <GoneOffers room={asNew} offers={gone} stay={stay} chosen={form.roomTypeId} />
      )}
      <Terms {...props} />
    </>
  )
}

function Terms({ newRoom: { ratePlan, policy }, price }: OfferedProps) {
  const words = useLaterWords()
  const { stay, property, currency } = price.reservation
  const { timeZone: zone } = property
  // Of whichever room is added: a policy without a floor is the same at any price.
  const room = { policy, dailyRates: [], total: zero(currency) }
  return (
    <div>
      <Text look="small" tone="muted">
        {words('add-room.policy', { plan: ratePlan.name })}
      </Text>
      <Disclosure title={words('add-room.policy-title')} body="opened">
        <PolicyTerms
          title={words(`room-card.${ratePlan.kind}`)}
          steps={policySteps(room, stay, zone, price.clock())}
          zone={zone}
        />
      </Disclosure>
    </div>
  )
}
