export { default } from '@veranda/booking-service/vitest'
