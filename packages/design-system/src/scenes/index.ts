export { PropertyScene } from './property-scene.tsx'
export { type SceneBook, ScenesProvider } from './scene-book.ts'
