export { calendarFileHandedOver } from '../../tasks/hand-over-calendar-file.ts'
export { startFlow } from '../../tasks/start-flow.ts'
