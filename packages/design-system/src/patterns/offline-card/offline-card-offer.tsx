import type { Instant } from '@veranda/domain'
import { type MouseEvent, useId } from 'react'
import { Button } from '../../components/button/index.ts'
import { Row, Stack } from '../../components/layout/index.ts'
import { TextLink } from '../../components/link/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { Surface } from '../../components/surface/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { laterIcons } from '../../components/icon/later-icons.ts'
import { useLaterWords } from '../later-words/index.ts'
import * as css from './offline-card-offer.css.ts'
import { type CardClock, type CardDevice, useCardWords } from './use-card-words.ts'
import { StillUnderway } from '../waiting/index.ts'

export type OfferState =
  | { readonly kind: 'offered' }
  | { readonly kind: 'storing' }
  | { readonly kind: 'stored'; readonly readAt: Instant }
  | { readonly kind: 'removed' }
  /** The device has no space left. */
  | { readonly kind: 'no-room' }
  /** The browser cannot encrypt, store or open pages without a network: an old one, or a private window. */
  | { readonly kind: 'not-possible' }

export type OfflineCardOfferProps = CardClock & {
  readonly device: CardDevice
  readonly state: OfferState
  readonly cardLink: {
    readonly href: string
    readonly onNavigate?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  }
  readonly onStore: () => void
  readonly onRemove: () => void
}

/** Asks whether the stay is to be stored for the time without a network, and says what that means; nothing is stored before. */
export function OfflineCardOffer({
  device,
  state,
  cardLink,
  onStore,
  onRemove,
  ...clock
}: OfflineCardOfferProps) {
  const words = useLaterWords()
  const card = useCardWords(clock)
  const titleId = useId()
  const place = { device: card.device(device) }
  const isStored = state.kind === 'stored'
  return (
    <div className={css.wholeRow}>
      <Surface as="section" labelledBy={titleId}>
        <Stack gap="small">
          <Heading level={2} look="lead" id={titleId}>
            {words(isStored ? 'offline-card.stored-title' : 'offline-card.offer-title', place)}
          </Heading>
          {isStored ? (
            <div>
              <Text>{card.age(state.readAt)}</Text>
              <Text tone="muted">{words('offline-card.stored-lead')}</Text>
            </div>
          ) : (
            <Text tone="muted">{words('offline-card.offer-lead')}</Text>
          )}
          <Outcome state={state} place={place} />
          {isStored && (
            <Row wrap>
              <TextLink stands="alone" {...cardLink}>
                {words('offline-card.open')}
              </TextLink>
              <Button tone="quiet" size="small" onPress={onRemove}>
                {words('offline-card.remove', place)}
              </Button>
            </Row>
          )}
          {!isStored && state.kind !== 'not-possible' && (
            <>
              <Text look="small" tone="muted">
                {words('offline-card.offer-privacy', place)}
              </Text>
              <Row wrap>
                <Button
                  tone="secondary"
                  size="small"
                  icon={laterIcons.lock}
                  busy={state.kind === 'storing'}
                  onPress={onStore}
                >
                  {words('offline-card.store', place)}
                </Button>
                <StillUnderway is={state.kind === 'storing'} />
              </Row>
            </>
          )}
        </Stack>
      </Surface>
    </div>
  )
}

type OutcomeProps = { readonly state: OfferState; readonly place: { readonly device: string } }

function Outcome({ state, place }: OutcomeProps) {
  const words = useLaterWords()
  switch (state.kind) {
    case 'removed':
      return <Notice tone="positive" title={words('offline-card.removed', place)} />
    case 'no-room':
      return (
        <Notice tone="caution" title={words('offline-card.no-room-title', place)}>
          {words('offline-card.no-room-body')}
        </Notice>
      )
    case 'not-possible':
      return (
        <Notice tone="info" title={words('offline-card.not-possible-title')}>
          {words('offline-card.not-possible-body')}
        </Notice>
      )
    case 'offered':
    case 'storing':
    case 'stored':
      return null
  }
}
