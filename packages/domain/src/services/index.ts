export * from './service-notice.ts'
export * from './service-offer.ts'
export * from './service-quantity.ts'
export * from './service-wishes.ts'
