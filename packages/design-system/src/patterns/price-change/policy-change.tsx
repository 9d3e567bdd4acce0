import {
  type Instant,
  isOtherRoom,
  type PolicyStep,
  policySteps,
  type RoomChange,
  type StayChange,
  type TimeZone,
  underPolicy,
} from '@veranda/domain'
import { Disclosure } from '../../components/disclosure/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { Heading } from '../../components/text/index.ts'
import { useRoomName } from '../room-name/index.ts'
import { inLine } from '../in-line/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { PolicyTerms } from './policy-terms.tsx'
import * as css from './price-change.css.ts'

export type PolicyChangeProps = {
  readonly change: StayChange
  readonly zone: TimeZone
  readonly now: Instant
}

/** What cancelling costs before the change and after it, in days and sentences; rooms alike are told once. */
export function PolicyChange({ change, zone, now }: PolicyChangeProps) {
  const words = useLaterWords()
  const roomName = useRoomName()
  const announcement = change.rooms.filter((room) => isAnnounced(room, change))
  const groups = groupsOf(announcement.map((room) => termsOf(room, { change, zone, now })))
  if (groups.length === 0) return null
  const isOfAll = groups.length === 1 && announcement.length === change.rooms.length
  const isWorse = change.warnings.includes('policy-got-worse')
  return (
    <Disclosure
      title={words('price-change.policy')}
      summary={words(isWorse ? 'price-change.policy-worse' : 'price-change.policy-same')}
      open={isWorse}
    >
      <Stack gap="medium">
        {groups.map(({ before, after, numbers }) => (
          <Stack key={numbers[0]} gap="small">
            {!isOfAll && (
              <Heading level={3} look="label">
                {inLine(numbers.map((roomNumber) => roomName({ roomNumber })).join('; '))}
              </Heading>
            )}
            <div className={css.policies}>
              {before && (
                <PolicyTerms title={words('price-change.policy-before')} steps={before} zone={zone} />
              )}
              <PolicyTerms title={words('price-change.policy-after')} steps={after} zone={zone} />
            </div>
          </Stack>
        ))}
      </Stack>
    </Disclosure>
  )
}

/** Rooms of which nothing changes keep their conditions as well. */
const isAnnounced = (room: RoomChange, { before, after }: StayChange): boolean =>
  isOtherRoom(room) ||
  before.arrival !== after.arrival ||
  before.departure !== after.departure ||
  JSON.stringify(room.policyBefore) !== JSON.stringify(room.policyAfter)

/** What cancelling some rooms costs before and after, step by step; nothing before for rooms that are added. */
type Terms = {
  readonly before?: readonly PolicyStep[]
  readonly after: readonly PolicyStep[]
  readonly numbers: readonly number[]
}

const termsOf = (room: RoomChange, { change, zone, now }: PolicyChangeProps): Terms => ({
  ...(room.was ? { before: policySteps(underPolicy(room, 'before'), change.before, zone, now) } : {}),
  after: policySteps(underPolicy(room, 'after'), change.after, zone, now),
  numbers: [room.roomNumber],
})

/** Rooms with the same terms before and after are one group. */
function groupsOf(rooms: readonly Terms[]): readonly Terms[] {
  const groups = new Map<string, Terms>()
  for (const { before, after, numbers } of rooms) {
    const key = JSON.stringify([before, after])
    const known = groups.get(key)?.numbers ?? []
    groups.set(key, { ...(before ? { before } : {}), after, numbers: [...known, ...numbers] })
  }
  return [...groups.values()]
}
