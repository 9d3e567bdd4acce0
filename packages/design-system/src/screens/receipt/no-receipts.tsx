import { Icon, type IconName } from '../../components/icon/index.ts'
import { laterIcons } from '../../components/icon/later-icons.ts'
import { Surface } from '../../components/surface/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import { Slot } from '../../patterns/slots/index.ts'
import * as css from './receipt.css.ts'

const kinds = ['pay', 'cancel', 'refund'] as const
const icons: Record<(typeof kinds)[number], IconName> = {
  pay: laterIcons.card,
  cancel: 'cross',
  refund: laterIcons.refund,
}

/** Before anything has moved: what will be listed here, and when. */
export function NoReceipts() {
  const words = useLaterWords()
  return (
    <Surface as="section">
      <Heading level={2} look="lead">
        {words('receipt.none-title')}
      </Heading>
      <Text tone="muted">{words('receipt.none-body')}</Text>
      <ul className={css.list}>
        {kinds.map((kind) => (
          <li key={kind} className={css.awaited}>
            <span className={css.mark}>
              <Icon name={icons[kind]} />
            </span>
            <span className={css.what}>
              <strong>{words(`receipt.none-${kind}`)}</strong>
              <span className={css.small}>{words(`receipt.none-${kind}-when`)}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className={css.about}>{words('receipt.none-earlier')}</p>
      <Slot name="empty" given={{ of: 'receipts' }} />
    </Surface>
  )
}
