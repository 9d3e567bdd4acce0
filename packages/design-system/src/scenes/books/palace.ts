import { ArchesHorizon } from '../motifs/arches-horizon.tsx'
import { PalmAvenue } from '../motifs/palm-avenue.tsx'
import type { SceneBook } from '../scene-book.ts'

export const palaceScenes: SceneBook = {
  cover: PalmAvenue,
  byProperty: { ZPCU: PalmAvenue, ZPPL: ArchesHorizon },
  gardens: { ZPCU: 'palms', ZPPL: 'palms' },
}
export default palaceScenes
