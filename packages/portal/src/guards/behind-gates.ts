import type { CancelQuote, Reservation } from '@veranda/domain'
import { createContext, useContext } from 'react'
import { useOutletContext } from 'react-router'

/** What the gates hand to the pages behind them. */

const StayContext = createContext<Reservation | undefined>(undefined)
export const StayProvider = StayContext.Provider

/** The reservation that a page behind its gate is about. */
export function useStay(): Reservation {
  const reservation = useContext(StayContext)
  if (!reservation) throw new Error('A page of the reservation stands outside its gate')
  return reservation
}

/** The price of a cancellation that was accepted. */
export const useAcceptedQuote = (): CancelQuote => useOutletContext<CancelQuote>()
