export { default } from '../booking-service/vitest.shared.ts'
