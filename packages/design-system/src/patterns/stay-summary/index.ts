export { type StayPhase, stayPhase } from './stay-phase.ts'
export { StayScene } from './stay-scene.tsx'
export { StaySummary } from './stay-summary.tsx'
