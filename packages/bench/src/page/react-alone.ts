// In a browser: what the limit shows, drawn by React and nothing else. What it blocks a phone for is what any page of
// React's blocks it for.
import { createElement, type ReactNode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

type Answer = {
  readonly currency: string
  readonly bookingInformation: {
    readonly resortName: string
    readonly arrivalDate: string
    readonly departureDate: string
    readonly nights: number
  }
  readonly actions: readonly { readonly name: string; readonly allowed: boolean }[]
  readonly rooms: readonly {
    readonly roomName: string
    readonly confirmationNumber: string
    readonly perNight: number
    readonly total: number
    readonly guestInfo: readonly {
      readonly firstName: string
      readonly lastName: string
      readonly isHolder: boolean
    }[]
    readonly services: readonly { readonly name: string; readonly total: number }[]
  }[]
  readonly pricingDetails: {
    readonly subtotal: number
    readonly total: number
    readonly totalRemainingBalance: number
  }
}

declare global {
  interface Window {
    /** Asked for by the page's head. */
    answer: Promise<Response>
  }
}

const section = (...children: readonly ReactNode[]) => createElement('section', null, ...children)
const line = (term: string, detail: ReactNode) =>
  createElement(
    'div',
    { className: 'line' },
    createElement('span', null, term),
    createElement('span', null, detail),
  )
const day = (date: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(date))

function Reservation() {
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => {
    void window.answer.then((response) => response.json()).then((read) => setAnswer(read as Answer))
  }, [])
  if (!answer) return createElement('section', { style: { height: 220 } })
  const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: answer.currency })
  const { bookingInformation: booking, pricingDetails: prices } = answer
  return createElement(
    'div',
    { 'data-ready': 'reservation' },
    section(
      createElement('h1', null, booking.resortName),
      line('Arrival', day(booking.arrivalDate)),
      line('Departure', day(booking.departureDate)),
      line('Nights', booking.nights),
      line('Reservation', answer.rooms[0]?.confirmationNumber),
    ),
    section(
      ...answer.actions.map(({ name, allowed }) => createElement('button', { disabled: !allowed }, name)),
    ),
    ...answer.rooms.map((room) =>
      section(
        createElement('h2', null, room.roomName),
        line('Confirmation', room.confirmationNumber),
        ...room.guestInfo.map((guest) =>
          line(`${guest.firstName} ${guest.lastName}`, guest.isHolder ? 'Main guest' : 'Companion'),
        ),
        ...room.services.map(({ name, total }) => line(name, total ? money.format(total) : 'Included')),
        line('Average per night', money.format(room.perNight)),
        line('Room total', money.format(room.total)),
      ),
    ),
    section(
      line('Subtotal', money.format(prices.subtotal)),
      line('Total', money.format(prices.total)),
      line('To pay', money.format(prices.totalRemainingBalance)),
    ),
  )
}

function SignIn() {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const field = (label: string) =>
    createElement(
      'label',
      null,
      label,
      createElement('input', {
        value: typed[label] ?? '',
        onChange: (event: { readonly target: { readonly value: string } }) =>
          setTyped({ ...typed, [label]: event.target.value }),
      }),
    )
  return createElement(
    'form',
    { 'data-ready': 'sign-in' },
    createElement('h1', null, 'Find your reservation'),
    field('Reservation number'),
    field('First name'),
    field('Last name'),
    createElement('button', null, 'Sign in'),
  )
}

const root = document.querySelector('main')
if (root) createRoot(root).render(createElement(location.pathname === '/auth/login' ? SignIn : Reservation))
