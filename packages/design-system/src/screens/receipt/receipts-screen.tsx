import type { FutureStayCredit, Receipt, TimeZone } from '@veranda/domain'
import type { MouseEvent } from 'react'
import { useIntl } from 'react-intl'
import { ButtonLink } from '../../components/button/index.ts'
import { FileLink } from '../../components/file-link/index.ts'
import { laterIcons } from '../../components/icon/later-icons.ts'
import { TextLink } from '../../components/link/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import { Surface } from '../../components/surface/index.ts'
import { Heading } from '../../components/text/index.ts'
import { cardName } from '../../patterns/card-name/index.ts'
import type { Help } from '../../patterns/help-phone/index.ts'
import { type Loadable, Loaded, valueIn } from '../../patterns/loaded/index.ts'
import { StepPage } from '../../patterns/step-page/index.ts'
import { inLine } from '../../patterns/in-line/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import { dot, wholeCodes } from '../../patterns/words/index.ts'
import { CreditList } from './credit-list.tsx'
import { NoReceipts } from './no-receipts.tsx'
import * as css from './receipt.css.ts'
import { useMoney } from '../../patterns/money/index.ts'
import { wordsOfReceipt } from '../../patterns/receipt-words/index.ts'

/** What the list shows. */
export type Receipts = {
  readonly receipts: readonly Receipt[]
  readonly credits: readonly FutureStayCredit[]
  /** All of them in their signed form, as a file. */
  readonly file: { readonly href: string; readonly name: string }
}

export type ReceiptsScreenProps = {
  readonly state: Loadable<Receipts>
  readonly hotelTimeZone: TimeZone
  readonly hrefOf: (receipt: Receipt) => string
  readonly verifyHref: string
  readonly help: Help
  readonly backHref: string
  readonly onBack?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  readonly onOpen?: ((receipt: Receipt, event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  readonly onTryAgain: () => void
}

/** What moved of the reservation's money, each with its receipt, and what is left of its credits. */
export function ReceiptsScreen(props: ReceiptsScreenProps) {
  const { state, verifyHref, help, backHref, onBack, onTryAgain } = props
  const words = useLaterWords()
  const { receipts = [], credits = [], file } = valueIn(state) ?? {}
  const hasCredits = credits.length > 0
  const isEmpty = file !== undefined && receipts.length === 0
  const handlers = file && !isEmpty && (
    <div className={css.handlers}>
      <FileLink tone="secondary" size="small" icon={laterIcons.down} href={file.href} fileName={file.name}>
        {words('receipt.download-all')}
      </FileLink>
      <ButtonLink tone="secondary" size="small" href={verifyHref}>
        {words('receipt.verify-any')}
      </ButtonLink>
    </div>
  )
  return (
    <StepPage
      step={1}
      steps={1}
      ready="receipts"
      title={words('receipt.title')}
      lead={isEmpty ? undefined : words('receipt.lead')}
      backLabel={words('receipt.back-reservation')}
      backHref={backHref}
      onBack={onBack}
      beside={hasCredits && <CreditList credits={credits} />}
      help={help}
      first={
        <>
          <Loaded
            of={state}
            label={words('receipt.list-loading')}
            shape={<Skeleton shape="scene" />}
            onTryAgain={onTryAgain}
          >
            {() => (isEmpty ? <NoReceipts /> : <ReceiptList {...props} receipts={receipts} />)}
          </Loaded>
          {!hasCredits && handlers}
        </>
      }
    >
      {hasCredits && handlers}
    </StepPage>
  )
}

type ReceiptListProps = Pick<ReceiptsScreenProps, 'hotelTimeZone' | 'hrefOf' | 'onOpen'> & {
  readonly receipts: readonly Receipt[]
}

/** The newest first: it is what one looks for. */
function ReceiptList({ receipts, hotelTimeZone: timeZone, hrefOf, onOpen }: ReceiptListProps) {
  const words = useLaterWords()
  const intl = useIntl()
  const money = useMoney()
  const dayOf = ({ at }: Receipt) => intl.formatDate(new Date(at), { dateStyle: 'long', timeZone })
  // Where a day has several, the hour tells them apart.
  const hasHour = (receipt: Receipt) => receipts.filter((one) => dayOf(one) === dayOf(receipt)).length > 1
  const momentOf = (receipt: Receipt) =>
    hasHour(receipt)
      ? intl.formatDate(new Date(receipt.at), { dateStyle: 'long', timeStyle: 'short', timeZone })
      : dayOf(receipt)
  const hasFee = receipts.some(({ kind }) => kind === 'cancellation')
  return (
    <Surface as="section">
      <Heading level={2} look="lead">
        {words('receipt.list')}
      </Heading>
      <ul className={css.list}>
        {receipts.toReversed().map((receipt) => {
          const { number, card } = receipt
          const { title, amount: amountOf, card: cardOf } = wordsOfReceipt(receipt)
          return (
            <li key={number} className={css.item}>
              <span className={css.what}>
                <TextLink
                  stands="alone"
                  href={hrefOf(receipt)}
                  onNavigate={(event) => onOpen?.(receipt, event)}
                >
                  {words(title)}
                </TextLink>
                <span className={css.small}>
                  {inLine(
                    [
                      momentOf(receipt),
                      // What became a credit went to no card.
                      ...(card && cardOf !== 'receipt.card-originally' ? [cardName(card, words)] : []),
                    ].join(dot),
                  )}
                </span>
                <span className={css.small}>{wholeCodes(number)}</span>
              </span>
              <span className={css.sum}>
                {/* Whose it is is said below it; a minus before what the guest has would take it away. */}
                <span className={css.amount}>{money.exact(receipt.amount)}</span>
                <span className={css.small}>{words(amountOf)}</span>
              </span>
            </li>
          )
        })}
      </ul>
      {hasFee && <p className={css.about}>{words('receipt.fees-retained')}</p>}
    </Surface>
  )
}
