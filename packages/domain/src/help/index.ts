export * from './call-centre.ts'
export * from './help-table.ts'
export * from './phone.ts'
