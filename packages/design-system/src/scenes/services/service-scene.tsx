import type { AddOnCategory } from '@veranda/domain'
import type { ComponentType } from 'react'
import { Fade, Halo } from '../fade.tsx'
import { paint } from '../paint.css.ts'
import { Picture } from '../picture.tsx'
import { Stars } from '../shapes/sky.tsx'
import { ripples, Sea } from '../shapes/water.tsx'

/** A table laid for two by the window, flowers and a bottle on ice. */
const ForRoom = () => (
  <>
    <Halo x={250} y={104} r={220} fill={paint.glow} strength={0.7} />
    <path fill={paint.far} d="M0 150C120 120 240 132 360 140S640 116 800 134V220H0z" />
    <path fill={paint.shade} d="M0 214H800V300H0z" />
    <path fill={paint.wall} d="M232 196H568L604 300H196z" />
    <Fade fill={paint.shade} from={0} to={0.7} d="M232 196H568L604 300H196z" />
    <path fill={paint.near} d="M224 190H576v8H224z" />
    <path fill={paint.detail} d="M372 142h56l-8 48h-40z" />
    <path
      fill={paint.near}
      d="M398 142C380 118 364 112 352 118C362 94 388 100 398 122C396 92 410 78 424 82C420 96 410 108 404 124C418 102 440 100 448 116C434 116 414 126 402 142z"
    />
    <path
      fill={paint.glow}
      d="M352 108a9 9 0 1 0 .1 0zM424 72a10 10 0 1 0 .1 0zM448 106a8 8 0 1 0 .1 0zM390 92a7 7 0 1 0 .1 0z"
    />
    <path fill={paint.near} d="M476 148h54l-7 42h-40z" />
    <Fade fill={paint.glow} from={0.35} along={[0, 0, 1, 0]} d="M476 148h54l-7 42h-40z" />
    <path fill={paint.middle} d="M494 148l12 -62h10l4 62z" />
    <path
      fill="none"
      stroke={paint.near}
      strokeWidth="3"
      d="M276 190h30M291 190v-26M276 138q0 26 15 26t15-26zM322 190h30M337 190v-26M322 138q0 26 15 26t15-26z"
    />
    <path fill={paint.glow} opacity=".8" d="M279 148h24q-3 14-12 14t-12-14zM325 148h24q-3 14-12 14t-12-14z" />
  </>
)

/** Warm stones, a candle and folded towels beside still water. */
const ForGuest = () => (
  <>
    <Halo x={520} y={120} r={220} fill={paint.glow} strength={0.75} />
    <circle fill={paint.glow} cx="520" cy="112" r="24" />
    <Sea y={150} width={800} height={90} />
    <path fill={paint.glow} opacity=".5" d={ripples(156, 226, 40, 800)} />
    <path fill={paint.wall} d="M0 226H800V300H0z" />
    <Fade fill={paint.shade} from={0.1} to={0.8} d="M0 226H800V300H0z" />
    <path fill={paint.near} d="M238 240C238 216 358 216 358 240S238 264 238 240z" />
    <path fill={paint.middle} d="M252 216C252 194 346 194 346 216S252 238 252 216z" />
    <path fill={paint.near} d="M268 194C268 176 332 176 332 194S268 212 268 194z" />
    <Fade
      fill={paint.glow}
      from={0.35}
      along={[1, 0, 0, 0]}
      d="M252 216C252 194 346 194 346 216S252 238 252 216z"
    />
    <path
      fill={paint.skyLow}
      d="M420 214q0-12 14-12h132q14 0 14 12v10H420zM420 230h160v10q0 10-14 10H434q-14 0-14-10z"
    />
    <Fade fill={paint.shade} from={0} to={0.6} d="M420 214q0-12 14-12h132q14 0 14 12v36H420z" />
    <path fill={paint.detail} d="M488 202h22v48h-22z" />
    <path fill={paint.near} d="M386 206h26v44h-26z" />
    <path fill={paint.glow} d="M399 206c-9-10 0-18 0-26c6 10 10 18 0 26z" />
  </>
)

/** What is free is not sold, and nothing fits whatever is sold besides. */
type DrawnCategory = Exclude<AddOnCategory, 'free' | 'other'>

const drawings: Record<DrawnCategory, ComponentType> = {
  'for-room': ForRoom,
  'for-guest': ForGuest,
}

/** What kind of thing is sold, beside the name of its part of the menu. */
export function ServiceScene({ category }: { readonly category: DrawnCategory }) {
  const Drawing = drawings[category]
  return (
    <Picture width={800} height={300} horizon={180} keep="middle">
      <Stars count={24} />
      <Drawing />
    </Picture>
  )
}
