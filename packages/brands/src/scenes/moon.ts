import { MoonlitLagoon } from '@veranda/design-system/scenes/moonlit-lagoon'
import { WaveSlide } from '@veranda/design-system/scenes/wave-slide'
import type { SceneBook } from '@veranda/design-system/scenes'

export const moonScenes: SceneBook = {
  cover: MoonlitLagoon,
  byProperty: { ZMCU: MoonlitLagoon, ZMJM: WaveSlide },
  gardens: { ZMCU: 'palms', ZMJM: 'palms' },
}
export default moonScenes
