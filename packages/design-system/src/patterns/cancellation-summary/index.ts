export { CancellationGlance } from './cancellation-glance.tsx'
export { CancellationSummary, type CancellationSummaryProps } from './cancellation-summary.tsx'
export { GoingAndStaying, StillComing } from './going-and-staying.tsx'
