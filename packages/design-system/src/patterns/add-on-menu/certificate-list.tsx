import type { Certificate } from '@veranda/domain'
import { Surface } from '../../components/surface/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { type GuestCurrency, useMoney } from '../money/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import * as css from './add-on-menu.css.ts'

export type CertificateListProps = {
  readonly certificates: readonly Certificate[]
  readonly guestCurrency?: GuestCurrency | undefined
}

/** What a room may spend at the hotel. */
export function CertificateList({ certificates, guestCurrency }: CertificateListProps) {
  const words = useLaterWords()
  const money = useMoney(guestCurrency)
  if (certificates.length === 0) return null
  return (
    <Surface as="section" labelledBy="services-certificates">
      <Heading level={2} look="lead" id="services-certificates">
        {words('add-services.certificates')}
      </Heading>
      <Text look="small" tone="muted">
        {words('add-services.certificates-use')}
      </Text>
      <ul className={css.lines}>
        {certificates.map(({ code, description, amount }) => (
          <li key={code} className={css.own}>
            <div className={css.wording}>
              <span className={css.name}>{description}</span>
              <span className={css.note}>{code}</span>
            </div>
            <div className={css.price}>
              {money.exact(amount)}
              {money.approx(amount) && <span className={css.note}>{money.approx(amount)}</span>}
            </div>
          </li>
        ))}
      </ul>
    </Surface>
  )
}
