export { PolicyTimeline } from './policy-timeline.tsx'
