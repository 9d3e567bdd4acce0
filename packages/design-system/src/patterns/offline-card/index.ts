export { type CardClock, type CardDevice, useCardWords } from './use-card-words.ts'
export { OfflineCardOffer, type OfflineCardOfferProps, type OfferState } from './offline-card-offer.tsx'
