export * from './bank-account.ts'
