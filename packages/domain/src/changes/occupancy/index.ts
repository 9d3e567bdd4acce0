export * from './extra-guest-prices.ts'
export * from './guests-to-join.ts'
export * from './moved-since-booked.ts'
