import { OneCircle } from '../motifs/one-circle.tsx'
import type { SceneBook } from '../scene-book.ts'

export const leblancScenes: SceneBook = {
  cover: OneCircle,
  byProperty: { ZLLC: OneCircle },
  gardens: { ZLLC: 'palms' },
}
export default leblancScenes
