export { EntranceScreen } from './entrance-screen.tsx'
export type { Look, StaffMode } from './look-items.ts'
export { type FrameRoom, StaffFrameScreen, type StaffFrameScreenProps } from './staff-frame-screen.tsx'
