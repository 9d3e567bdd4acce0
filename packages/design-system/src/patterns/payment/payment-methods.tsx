import { isCardOver, type PlainDate } from '@veranda/domain'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../components/button/index.ts'
import { Checkbox } from '../../components/checkbox/index.ts'
import { Choice } from '../../components/choice/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { Tabs } from '../../components/tabs/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { cardName } from '../card-name/index.ts'
import { useCardMonth } from '../card-name/use-card-month.ts'
import { useDates } from '../dates/index.ts'
import { CallUs } from '../help-contact/index.ts'
import type { Help } from '../help-phone/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import type { CardRemoval, Payable, PayBy, ShownMethod, StoredCard } from './paying.ts'
import * as css from './payment-methods.css.ts'
import { laterIcons } from '../../components/icon/later-icons.ts'
import { StillUnderway } from '../waiting/index.ts'

export type PaymentMethodsProps = Pick<
  Payable,
  'methods' | 'storedCards' | 'cardTypes' | 'cardRemoval' | 'cardField' | 'clock' | 'bankTransfer'
> & {
  readonly help: Help
  /** A stored card's id, or {@link newCard}. */
  readonly chosen: string
  readonly onChosen: (method: string) => void
  /** A new card is stored in any case: then it is not asked. */
  readonly storesCard?: boolean | undefined
}

export const newCard = 'new-card'
/** The same, where the guest asked to have it stored. */
const newCardToStore = 'new-card-to-store'
const paypal = 'paypal'
export const byBankTransfer = 'bank-transfer'

/** The ways to pay as tabs; where there is one, it alone. */
export function PaymentMethods(props: PaymentMethodsProps) {
  const { methods, storedCards, chosen, onChosen } = props
  const words = useLaterWords()
  const panels: Record<ShownMethod, ReactNode> = {
    card: <Cards {...props} />,
    paypal: (
      <Text look="small" tone="muted">
        {words('change-payment.paypal-hint')}
      </Text>
    ),
    'bank-transfer': <ByBankTransfer offer={props.bankTransfer} />,
  }
  if (methods.length === 1) return panels[methods[0]]
  return (
    <Stack gap="small" as="section">
      <Heading level={2}>{words('change-payment.methods')}</Heading>
      <Tabs
        label={words('change-payment.methods')}
        tabs={methods.map((method) => ({
          key: method,
          label: words(`change-payment.by-${method}`),
          panel: panels[method],
        }))}
        selected={chosen === paypal || chosen === byBankTransfer ? chosen : 'card'}
        onSelect={(method) => onChosen(method === 'card' ? firstOf(storedCards) : method)}
      />
    </Stack>
  )
}

/** The first stored card that is taken, or else a new one. */
const firstOf = (cards: readonly StoredCard[]): string =>
  cards.find(({ isNotTaken }) => !isNotTaken)?.cardId ?? newCard

/** A card the hotel knows, or another one, typed into the provider's own field. */
function Cards(props: PaymentMethodsProps) {
  const { methods, storedCards, cardTypes, cardField, help, chosen, onChosen, clock, storesCard } = props
  const words = useLaterWords()
  const { locale } = useIntl()
  const month = useCardMonth()
  const isOver = ({ expires }: StoredCard) => isCardOver(expires, clock().slice(0, 10) as PlainDate)
  const labelOf = (card: StoredCard): string => {
    const name = cardName(card, words)
    if (card.isNotTaken) return words('change-payment.card-not-taken', { card: name })
    if (!card.expires) return name
    return isOver(card)
      ? words('change-payment.card-over', { card: name })
      : words('change-payment.card-until', { card: name, month: month(card.expires) })
  }
  const known = storedCards.map((card) => ({
    value: card.cardId,
    label: labelOf(card),
    icon: laterIcons.card,
    disabled: isOver(card) || card.isNotTaken === true,
    body: props.cardRemoval && <RemoveCard {...props.cardRemoval} cardId={card.cardId} />,
  }))
  const field = cardField !== 'unavailable' && (
    <div className={css.field}>
      {cardField}
      {cardTypes && (
        <Text look="small" tone="muted">
          {words('change-payment.cards-taken', { cards: new Intl.ListFormat(locale).format(cardTypes) })}
        </Text>
      )}
      <Text look="small" tone="muted">
        {words('change-payment.card-hint')}
      </Text>
      {!storesCard && (
        <Checkbox
          name="store-card"
          checked={chosen === newCardToStore}
          onChange={(isStored) => onChosen(isStored ? newCardToStore : newCard)}
        >
          {words('change-payment.store-card')}
        </Checkbox>
      )}
    </div>
  )
  return (
    <Stack gap="small" as="section">
      {methods.length === 1 && <Heading level={2}>{words('change-payment.card')}</Heading>}
      {!field && (
        <Notice
          tone={known.length > 0 ? 'info' : 'caution'}
          title={words(
            known.length > 0 ? 'change-payment.only-stored-title' : 'change-payment.no-card-title',
          )}
          action={<CallUs help={help} />}
        >
          {words(known.length > 0 ? 'change-payment.only-stored-body' : 'change-payment.no-card-body')}
        </Notice>
      )}
      {known.length > 0 ? (
        <Choice
          compact
          label={words('change-payment.card-choice')}
          value={chosen === newCardToStore ? newCard : chosen}
          onChange={onChosen}
          options={
            field
              ? [...known, { value: newCard, label: words('change-payment.other-card'), body: field }]
              : known
          }
        />
      ) : (
        field
      )}
    </Stack>
  )
}

/** A stored card is the guest's, who may have it removed. */
function RemoveCard({ state, onRemove, cardId }: CardRemoval & { readonly cardId: string }) {
  const words = useLaterWords()
  return (
    <>
      <Button tone="quiet" size="small" busy={state === 'under-way'} onPress={() => onRemove(cardId)}>
        {words('change-payment.remove-card')}
      </Button>
      <StillUnderway is={state === 'under-way'} />
      {state === 'failed' && <p role="alert">{words('change-payment.remove-failed')}</p>}
    </>
  )
}

/** What was chosen before the bank was asked, if it is still there; else the first card. */
export function methodIn({ methods, storedCards, chosenBefore }: Payable): string {
  const wanted = wantedIn(chosenBefore)
  const isThere =
    wanted === newCard ||
    ((wanted === paypal || wanted === byBankTransfer) && methods.includes(wanted)) ||
    storedCards.some(({ cardId, isNotTaken }) => cardId === wanted && !isNotTaken)
  return (isThere && wanted) || firstOf(storedCards)
}

function wantedIn(chosen: PayBy | undefined): string | undefined {
  if (chosen?.kind === 'card') return newCard
  return chosen?.kind === 'stored-card' ? chosen.cardId : chosen?.kind
}

/** What is paid with, from the value of the choice in the form. */
export function toPayBy(method: string): PayBy {
  if (method === paypal || method === byBankTransfer) return { kind: method }
  if (method === newCardToStore) return { kind: 'card', storesCard: true }
  return method === newCard ? { kind: 'card' } : { kind: 'stored-card', cardId: method }
}

/** Whether what is chosen can be paid with now. */
export function canPayWith(method: string, { storedCards, cardField, bankTransfer }: Payable): boolean {
  if (method === byBankTransfer) return bankTransfer?.kind === 'open'
  return method === paypal || storedCards.length > 0 || cardField !== 'unavailable'
}

/** To whom a bank transfer would go and by when; or that it would arrive too late. */
function ByBankTransfer({ offer }: { readonly offer: Payable['bankTransfer'] }) {
  const words = useLaterWords()
  const dates = useDates()
  return (
    <Text look="small" tone="muted">
      {offer?.kind === 'open'
        ? words('bank-transfer.open-hint', {
            holder: offer.holder,
            bank: offer.bankName,
            date: dates.day(offer.dueBy),
          })
        : words('bank-transfer.too-late')}
    </Text>
  )
}
