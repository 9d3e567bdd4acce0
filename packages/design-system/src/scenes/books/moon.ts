import { LagoonMoon } from '../motifs/lagoon-moon.tsx'
import { WaveSlide } from '../motifs/wave-slide.tsx'
import type { SceneBook } from '../scene-book.ts'

export const moonScenes: SceneBook = {
  cover: LagoonMoon,
  byProperty: { ZMCU: LagoonMoon, ZMJM: WaveSlide },
  gardens: { ZMCU: 'palms', ZMJM: 'palms' },
}
export default moonScenes
