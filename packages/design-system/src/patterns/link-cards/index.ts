export { type LinkCard, LinkCards, type LinkCardsProps, LinkCardsShape } from './link-cards.tsx'
