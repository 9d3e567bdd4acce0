export { chargeWords } from './charge-words.ts'
export { PolicyTimeline } from './policy-timeline.tsx'
