import { createApp } from './app.ts'
import type { WholeService } from './features.ts'
import type { Clock } from './platform/service.ts'
import { staffLimits } from './staff/service/limits.ts'
import { staffSessions } from './staff/sessions/staff-sessions.ts'

/** Answers calls as they would have been answered at a moment. */
export type CallsAt = (moment: Date) => (call: Request) => Response | Promise<Response>

/** The service at another moment than now. Sessions and limits of staff go by the same clock. */
export const callsAt =
  (service: WholeService): CallsAt =>
  (moment) => {
    const clock: Clock = { now: () => moment }
    const { db } = service.store
    const { fetch } = createApp({
      ...service,
      clock,
      staffSessions: staffSessions(db, clock),
      staff: { ...service.staff, limits: staffLimits(db, clock) },
    })
    return (call) => fetch(call)
  }
