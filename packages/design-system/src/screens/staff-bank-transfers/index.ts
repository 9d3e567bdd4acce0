export {
  BankArrivalScreen,
  type ArrivalTrouble,
  type BankArrivalScreenProps,
} from './bank-arrival-screen.tsx'
export {
  type BankTransferView,
  BankTransfersScreen,
  type BankTransfersScreenProps,
} from './bank-transfers-screen.tsx'
export {
  type CollectingCompany,
  RecordArrivalScreen,
  type RecordArrivalScreenProps,
  type TypedArrival,
} from './record-arrival-screen.tsx'
