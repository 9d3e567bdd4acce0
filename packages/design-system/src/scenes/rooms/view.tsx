import type { RoomView } from '@veranda/domain'
import type { ReactNode } from 'react'
import { paint } from '../paint.css.ts'
import { Cypress, Glints, Palm, Sea, Windows } from '../shapes.tsx'

/** What is seen from the room, drawn behind it in a 400 × 300 box. */
export const views: Record<RoomView, ReactNode> = {
  ocean: (
    <>
      <circle fill={paint.glow} cx="226" cy="126" r="22" />
      <Sea y={152} width={400} />
      <Glints x={226} y={152} scale={0.5} />
    </>
  ),
  lagoon: (
    <>
      <circle fill={paint.glow} cx="180" cy="92" r="20" />
      <path fill={paint.far} d="M0 152C90 118 170 140 230 134S340 116 400 128V170H0z" />
      <Sea y={156} width={400} />
      <Palm x={280} y={190} scale={0.5} fill={paint.middle} />
    </>
  ),
  garden: (
    <>
      <path fill={paint.far} d="M0 150C80 104 160 130 220 116S340 96 400 120V300H0z" />
      <path fill={paint.middle} d="M0 190C90 150 180 176 260 164S360 160 400 170V300H0z" />
      <Cypress x={150} y={196} scale={0.55} />
      <Palm x={250} y={210} scale={0.5} />
    </>
  ),
  city: (
    <>
      <path
        fill={paint.far}
        d="M60 160V120H110V96H150V136H190V80L196 56L202 80V136H250V104H290V126H340V300H60z"
      />
      <path fill={paint.middle} d="M60 176H120V150H170V170H226V140H280V164H340V300H60z" />
      <Windows d="M124 170H170M232 160H276" />
    </>
  ),
  courtyard: (
    <>
      <path fill={paint.shade} d="M60 90H340V300H60z" />
      <path
        fill={paint.near}
        d="M90 220V150a24 24 0 0 1 48 0V220zM164 220V150a24 24 0 0 1 48 0V220zM238 220V150a24 24 0 0 1 48 0V220z"
      />
      <path fill={paint.detail} d="M60 84H340V92H60z" />
      <Cypress x={150} y={226} scale={0.6} fill={paint.middle} />
    </>
  ),
}
