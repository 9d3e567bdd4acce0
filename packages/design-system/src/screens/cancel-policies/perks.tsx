import type { CancellationTerms, PerkCode } from '@veranda/domain'
import { Icon } from '../../components/icon/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { Heading } from '../../components/text/index.ts'
import { useBothClocks, type Zones } from '../../patterns/dates/use-both-clocks.ts'
import { useMoney } from '../../patterns/money/index.ts'
import { useRoomName } from '../../patterns/room-name/index.ts'
import { inLine } from '../../patterns/in-line/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import { dot } from '../../patterns/words/index.ts'
import * as css from './cancel-policies.css.ts'
import { type SharedPerk, sharedPerks } from './shared-perks.ts'

export type PerksProps = {
  readonly perks: CancellationTerms['perks']
  readonly addOns: 'shown' | 'hidden'
  /** More than one room: each thing says whose it is. */
  readonly isSeveral: boolean
  readonly zones: Zones
}

/** What of this stay is given up, and what still protects the guest. */
export function Perks({ perks, addOns, ...shared }: PerksProps) {
  const words = useLaterWords()
  // The promotion has its line among the sums.
  const shown = sharedPerks(perks).filter(
    ({ code }) => code !== 'promotion' && (addOns === 'shown' || !isAddOn[code]),
  )
  const sides = (['lost', 'protective'] as const)
    .map((kind) => ({ kind, perks: shown.filter((perk) => perk.kind === kind) }))
    // Until when it is free, each room says itself.
    .filter(({ perks: those }) => those.some(({ code }) => code !== 'late-deadline'))
  if (sides.length === 0) return null
  return (
    <div className={css.perks}>
      {sides.map((side) => (
        <Stack key={side.kind} gap="small" as="section">
          <Heading level={2}>{words(`cancel-policies.${side.kind}`)}</Heading>
          <ul className={css.list}>
            {side.perks.map((perk) => (
              <Perk key={keyOf(perk)} perk={perk} {...shared} />
            ))}
          </ul>
        </Stack>
      ))}
    </div>
  )
}

const keyOf = ({ code, label, roomNumbers, until }: SharedPerk): string =>
  [code, label, ...roomNumbers, until].join(' ')

/** What was added to a stay, rather than agreed for it. */
const isAddOn: Record<PerkCode, boolean> = {
  extra: true,
  certificate: true,
  promotion: false,
  transportation: false,
  'late-deadline': false,
}

type PerkProps = Pick<PerksProps, 'isSeveral' | 'zones'> & { readonly perk: SharedPerk }

function Perk({ perk, isSeveral, zones }: PerkProps) {
  const words = useLaterWords()
  const roomName = useRoomName()
  const money = useMoney()
  const bothClocks = useBothClocks(zones)
  const { kind, code, label, roomNumbers, amount, unpaid, until } = perk
  const isLost = kind === 'lost'
  const notes = [
    isSeveral &&
      roomNumbers.length > 0 &&
      roomNumbers.map((roomNumber) => roomName({ roomNumber })).join('; '),
    unpaid && words('cancel-policies.perk-unpaid', { amount: money.exact(unpaid) }),
    until && words('policy-timeline.until', bothClocks(until)),
  ].filter(Boolean)
  return (
    <li className={css.perk}>
      <span className={isLost ? css.lost : css.retained}>
        <Icon name={isLost ? 'cross' : 'check'} />
      </span>
      <span>
        {words(
          isLost || code !== 'transportation'
            ? `cancel-policies.perk-${code}`
            : 'cancel-policies.perk-transfer-back',
          { label },
        )}
      </span>
      <span className={css.amount}>{amount && money.exact(amount)}</span>
      {notes.length > 0 && <span className={css.note}>{inLine(notes.join(dot))}</span>}
    </li>
  )
}
