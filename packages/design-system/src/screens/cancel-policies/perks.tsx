import type { CancellationPerk, PerkCode } from '@veranda/domain'
import { Icon } from '../../components/icon/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { Heading } from '../../components/text/index.ts'
import { useBothClocks, type Zones } from '../../patterns/dates/use-both-clocks.ts'
import { useMoney } from '../../patterns/money/index.ts'
import { useLaterWords } from '../../patterns/words/index.ts'
import * as css from './cancel-policies.css.ts'

export type PerksProps = {
  readonly perks: readonly CancellationPerk[]
  readonly addOns: 'shown' | 'hidden'
  /** More than one room: each thing says whose it is. */
  readonly isSeveral: boolean
  readonly zones: Zones
}

/** What of this stay is given up, and what still protects the guest. */
export function Perks({ perks, addOns, ...shared }: PerksProps) {
  const words = useLaterWords()
  const shown = perks.filter(({ code }) => addOns === 'shown' || !isAddOn[code])
  const sides = (['lost', 'protective'] as const).map((kind) => ({
    kind,
    perks: shown.filter((perk) => perk.kind === kind),
  }))
  if (shown.length === 0) return null
  return (
    <div className={css.perks}>
      {sides.map(
        (side) =>
          side.perks.length > 0 && (
            <Stack key={side.kind} gap="small" as="section">
              <Heading level={2}>{words(`cancel-policies.${side.kind}`)}</Heading>
              <ul className={css.list}>
                {side.perks.map((perk) => (
                  <Perk key={keyOf(perk)} perk={perk} {...shared} />
                ))}
              </ul>
            </Stack>
          ),
      )}
    </div>
  )
}

const keyOf = ({ code, label, roomNumber, until }: CancellationPerk): string =>
  [code, label, roomNumber, until].join(' ')

/** What was added to a stay, rather than agreed for it. */
const isAddOn: Record<PerkCode, boolean> = {
  'included-service': true,
  extra: true,
  certificate: true,
  promotion: false,
  transportation: false,
  'late-deadline': false,
}

type PerkProps = Pick<PerksProps, 'isSeveral' | 'zones'> & { readonly perk: CancellationPerk }

function Perk({ perk, isSeveral, zones }: PerkProps) {
  const words = useLaterWords()
  const money = useMoney()
  const bothClocks = useBothClocks(zones)
  const { kind, code, label, roomNumber, amount, until } = perk
  const isLost = kind === 'lost'
  const notes = [
    isSeveral && roomNumber !== undefined && words('room-card.number', { number: roomNumber }),
    until && words('policy-timeline.until', bothClocks(until)),
    code === 'promotion' && words('cancel-policies.promotion-note'),
  ].filter(Boolean)
  return (
    <li className={css.perk}>
      <span className={isLost ? css.lost : css.kept}>
        <Icon name={isLost ? 'cross' : 'check'} />
      </span>
      <span>
        {words(
          isLost || code !== 'transportation'
            ? `cancel-policies.perk-${code}`
            : 'cancel-policies.perk-ride-back',
          { label },
        )}
      </span>
      <span className={css.amount}>{amount && money.exact(amount)}</span>
      {notes.length > 0 && <span className={css.note}>{notes.join(' · ')}</span>}
    </li>
  )
}
