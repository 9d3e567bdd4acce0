import { OneCircle } from './motifs/one-circle.tsx'
import type { SceneBook } from './scene-book.ts'

/** A quiet sea at any property, until a brand has pictures of its own. */
export const starterScenes: SceneBook = { cover: OneCircle, byProperty: {} }
export default starterScenes
