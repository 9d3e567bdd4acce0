export { type SessionRefusal, StaffSessionDialog } from './staff-session-dialog.tsx'
