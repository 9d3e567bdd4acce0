import type { Service } from '../../platform/service.ts'
import type { Directory } from '../directory/directory.ts'
import type { StaffLimits } from './limits.ts'

/** What signing staff in needs in addition. */
export type StaffService = Service & {
  readonly staff: {
    readonly limits: StaffLimits
    /** The company's directory, where one was named. */
    readonly directory: Directory | undefined
    /** Called when there is a letter to send. */
    readonly onLetter: () => void
  }
}
