export * from './arrival-time.ts'
export * from './request-templates.ts'
export * from './request-text.ts'
export * from './special-request.ts'
