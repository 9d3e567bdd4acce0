export { type Motif, motifOf, motifs } from './motif-of.ts'
export { PropertyScene } from './property-scene.tsx'
export { RoomScene, type RoomVariant, roomVariants } from './room-scene.tsx'
