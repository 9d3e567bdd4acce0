import { GettingReady as Card } from '@veranda/design-system/patterns/getting-ready'
import { arrivalTimeReported, type ClockTime, type Reservation } from '@veranda/domain'
import { useRef, useState } from 'react'
import { useHelp } from '../../layout/use-help.ts'
import { usePortal } from '../../portal.ts'
import { type Sending, tellArrivalTime } from '../../tasks/tell-arrival-time.ts'

/** What there is to know and to say shortly before arrival. */
export function GettingReady({ reservation }: { readonly reservation: Reservation }) {
  const portal = usePortal()
  const help = useHelp()
  const [state, setState] = useState<'resting' | 'sending' | 'failed'>('resting')
  const unanswered = useRef<Sending>(undefined)
  const tell = async (time: ClockTime, sentence: string) => {
    setState('sending')
    const { isAnnounced, unheard } = await tellArrivalTime(portal, { time, sentence }, unanswered.current)
    unanswered.current = unheard
    setState(isAnnounced ? 'resting' : 'failed')
  }
  return (
    <Card
      reservation={reservation}
      now={new Date(portal.now()).toISOString()}
      help={help}
      announcedTime={arrivalTimeReported(reservation.rooms)}
      state={state}
      onTell={(time, sentence) => void tell(time, sentence)}
    />
  )
}
