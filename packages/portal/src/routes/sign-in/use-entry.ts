import type { Result } from '@veranda/domain'
import { useState } from 'react'
import { usePortal } from '../../portal.ts'
import { loadReservation } from '../../tasks/load-reservation.ts'
import type { SignedIn, SignInRefusal } from '../../tasks/sign-in.ts'

/** Waits for the answer to a credential. After a right one the stay is loaded before the page changes. */
export function useEntry() {
  const portal = usePortal()
  const [isIn, setIsIn] = useState(false)
  const take = async (
    answer: Promise<Result<SignedIn, SignInRefusal>>,
  ): Promise<SignInRefusal | undefined> => {
    const result = await answer
    if (!result.ok) return result.refusal
    if (result.value === 'elsewhere') return undefined
    await loadReservation(portal)
    setIsIn(true)
    return undefined
  }
  return { isIn, take }
}
