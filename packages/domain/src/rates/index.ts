export * from './mexico-rate-plans.ts'
