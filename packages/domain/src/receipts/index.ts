export * from './cancellation-receipt.ts'
