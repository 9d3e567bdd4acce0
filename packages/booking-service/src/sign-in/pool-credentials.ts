import { type GuestCredentials, TooManyTries } from '@veranda/identity'
import { signIns } from '../platform/telemetry/meters.ts'
import { type CheckNamesNeeds, checkNames, forgiveTries } from './check-names.ts'

/** The user pool's questions. Its triggers see no network address, so the pool counts networks by itself. */
export const poolCredentials = (
  needs: CheckNamesNeeds,
): Pick<GuestCredentials, 'namesMatch'> & {
  readonly onLinkUsed: (reservationCode: string) => Promise<void>
} => ({
  namesMatch: async (reservationCode, firstName, lastName) => {
    const answer = await checkNames(needs, { reservationCode, firstName, lastName })
    signIns.inc({ by: 'names', outcome: answer.kind })
    switch (answer.kind) {
      case 'match':
        return true
      case 'no-match':
        return false
      case 'wait':
      case 'link-instead':
        throw new TooManyTries(answer.seconds)
    }
  },
  onLinkUsed: (reservationCode) => forgiveTries(needs, reservationCode),
})
