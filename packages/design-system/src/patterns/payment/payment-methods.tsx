import { Choice } from '../../components/choice/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { cardName } from '../card-name/index.ts'
import { type Help, HelpPhone } from '../help-phone/index.ts'
import { useLaterWords } from '../words/index.ts'
import type { Payable, PayBy } from './paying.ts'
import * as css from './payment-methods.css.ts'
import { laterIcons } from '../../components/icon/later-icons.ts'

export type PaymentMethodsProps = Pick<Payable, 'storedCards' | 'cardField'> & {
  readonly help: Help
  /** A stored card's id, or {@link newCard}. */
  readonly chosen: string
  readonly onChosen: (method: string) => void
}

export const newCard = 'new-card'

/** A card the hotel knows, or another one, typed into the provider's own field. */
export function PaymentMethods({ storedCards, cardField, help, chosen, onChosen }: PaymentMethodsProps) {
  const words = useLaterWords()
  const [line] = help.lines
  const known = storedCards.map((card) => ({
    value: card.cardId,
    label: cardName(card, words),
    icon: laterIcons.card,
  }))
  const field = cardField !== 'unavailable' && (
    <div className={css.field}>
      {cardField}
      <Text look="small" tone="muted">
        {words('change-payment.card-hint')}
      </Text>
    </div>
  )
  return (
    <Stack gap="small" as="section">
      <Heading level={2}>{words('change-payment.card')}</Heading>
      {!field && (
        <Notice
          tone={known.length > 0 ? 'info' : 'caution'}
          title={words(
            known.length > 0 ? 'change-payment.only-stored-title' : 'change-payment.no-card-title',
          )}
          action={line && <HelpPhone line={line} />}
        >
          {words(known.length > 0 ? 'change-payment.only-stored-body' : 'change-payment.no-card-body')}
        </Notice>
      )}
      {known.length > 0 ? (
        <Choice
          compact
          label={words('change-payment.card-choice')}
          value={chosen}
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

/** What was chosen before the bank was asked, if it is still there; else the first card. */
export function methodIn({ storedCards, chosenBefore }: Payable): string {
  const wanted = chosenBefore?.kind === 'card' ? newCard : chosenBefore?.cardId
  const isThere = wanted === newCard || storedCards.some(({ cardId }) => cardId === wanted)
  return (isThere && wanted) || (storedCards[0]?.cardId ?? newCard)
}

export const toPayBy = (method: string): PayBy =>
  method === newCard ? { kind: 'card' } : { kind: 'stored-card', cardId: method }
