import { useQueryClient } from '@tanstack/react-query'
import type { StaffStep } from '@veranda/contract'
import type { SecondFactorKind } from '@veranda/domain'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '../paths.ts'

/** What a page of signing in is told by the one before. */
export type EntranceState = {
  readonly cause?: 'ended' | 'changed'
  /** The page that was asked for before signing in. */
  readonly from?: string
  readonly step?: StaffStep
  /** The second factors that would do. */
  readonly factors?: readonly SecondFactorKind[]
}

const pageOf: Readonly<Record<Exclude<StaffStep, 'signed-in'>, string>> = {
  'set-password': paths.ownPassword,
  'second-factor': paths.secondFactor,
  'enrol-second-factor': paths.secondFactor,
}

/** Leads to what is still missing, and at the end to the page that was asked for. */
export function useNextStep(): (step: StaffStep, factors?: readonly SecondFactorKind[]) => void {
  const navigate = useNavigate()
  const serverState = useQueryClient()
  const { from } = (useLocation().state ?? {}) as EntranceState
  return (step, factors = []) => {
    if (step !== 'signed-in')
      return void navigate(pageOf[step], { replace: true, state: { from, step, factors } })
    // What another member of staff read here is none of theirs.
    serverState.clear()
    void navigate(from ?? paths.root, { replace: true })
  }
}
