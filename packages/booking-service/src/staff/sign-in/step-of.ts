import type { StaffStep } from '@veranda/contract'
import type { StaffStage } from '../../schema/staff.ts'

/** What somebody whose session is at this stage does next. */
export const stepOf = (stage: StaffStage): StaffStep => (stage === 'open' ? 'signed-in' : stage)
