export { MonthChoices, type MonthChoicesProps } from './month-choices.tsx'
export { OfferButton, type OfferButtonProps } from './offer-button.tsx'
export { OfferList, type OfferListProps } from './offer-list.tsx'
export { StayChooser, type StayChooserProps, type StayChooserView } from './stay-chooser.tsx'
