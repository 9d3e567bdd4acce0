import type { PenaltyCharge, RetainedPart } from '@veranda/domain'
import { useMoney } from '../money/index.ts'
import { useRoomName } from '../room-name/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { chargeWords } from './charge-words.ts'
import type { PolicyTimelineProps } from './policy-timeline.tsx'

/** What an amount is retained of: a room by its name, add-ons, the transfer. */
export function useRetainedWords(rooms: PolicyTimelineProps['rooms']) {
  const words = useLaterWords()
  const roomName = useRoomName()
  const { exact } = useMoney()
  const charge = (term: PenaltyCharge): string => chargeWords(term, words)
  return {
    charge,
    part: (part: RetainedPart): string => {
      const amount = exact(part.amount)
      if (part.kind !== 'room') return words(`policy-timeline.part-${part.kind}`, { amount })
      const { roomNumber, charge: term } = part
      const name = rooms.find((room) => room.roomNumber === roomNumber)?.category.name
      const room = roomName({ roomNumber, name })
      return term.kind === 'flat'
        ? words('policy-timeline.part-room-flat', { room, amount })
        : words('policy-timeline.part-room', { room, amount, charge: charge(term) })
    },
  }
}
