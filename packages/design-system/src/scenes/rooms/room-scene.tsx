import type { RoomView } from '@veranda/domain'
import type { ReactNode } from 'react'
import { Frame } from '../frame.tsx'
import { paint } from '../paint.css.ts'
import { views } from './view.tsx'

export const roomVariants = [0, 1, 2] as const
export type RoomVariant = (typeof roomVariants)[number]

const rooms: Record<RoomVariant, ReactNode> = {
  0: (
    <>
      <path fill={paint.wall} fillRule="evenodd" d="M0 0H400V300H0zM96 40H326V206H96z" />
      <path fill={paint.shade} d="M84 28H338V40H84zM208 40h4V206h-4zM0 250H400V300H0z" />
      <path
        fill={paint.skyLow}
        opacity=".9"
        d="M96 40C98 110 88 170 70 226H104C122 160 126 100 124 40zM326 40C324 110 334 170 352 226H318C300 160 296 100 298 40z"
      />
      <path fill={paint.near} d="M0 168C0 158 40 158 44 172V262H0z" />
      <path fill={paint.glow} d="M0 222C80 208 170 212 236 226Q250 230 250 246V284H0z" />
      <path
        fill={paint.detail}
        d="M120 217C160 214 206 219 236 226Q250 230 250 246V284H140C146 260 142 236 120 217z"
      />
    </>
  ),
  1: (
    <>
      <path fill={paint.wall} d="M0 0H400V26H0zM0 0H34V300H0zM0 240H400V300H0z" />
      <path fill={paint.shade} d="M34 26H400V34H34zM34 34h6V240h-6zM40 240H400v5H40z" />
      <path
        stroke={paint.near}
        strokeWidth="2"
        d="M40 186H400M70 186V240M110 186V240M150 186V240M190 186V240M230 186V240M270 186V240M310 186V240M350 186V240M390 186V240"
      />
      <path
        fill="none"
        stroke={paint.near}
        strokeWidth="6"
        strokeLinecap="round"
        d="M196 212L238 256H344M254 258V280M334 258V280"
      />
      <path
        fill="none"
        stroke={paint.detail}
        strokeWidth="9"
        strokeLinecap="round"
        d="M200 206L242 249H340"
      />
    </>
  ),
  2: (
    <>
      <path fill={paint.wall} fillRule="evenodd" d="M0 0H400V300H0zM110 232V126a90 90 0 0 1 180 0V232z" />
      <path fill="none" stroke={paint.shade} strokeWidth="7" d="M110 232V126a90 90 0 0 1 180 0V232" />
      <path fill={paint.shade} d="M0 232H400V300H0z" opacity=".6" />
      <path
        fill={paint.near}
        d="M318 272L312 236H350L344 272zM331 238C312 210 306 180 312 160C326 180 332 206 331 238C336 200 346 176 362 166C362 194 350 220 331 238"
      />
      <path fill={paint.detail} d="M52 210Q52 176 84 176H100Q132 176 132 210V262H52z" />
      <path stroke={paint.near} strokeWidth="5" d="M60 262V280M124 262V280" />
    </>
  ),
}

type RoomSceneProps = { readonly view: RoomView; readonly variant: RoomVariant }

/** A room looking out at its view, for a card of four by three. */
export function RoomScene({ view, variant }: RoomSceneProps) {
  return (
    <Frame width={400} height={300} light={[210, 130, 150]}>
      {views[view]}
      {rooms[variant]}
    </Frame>
  )
}
