export { type FrameRoom, StaffFrameScreen, type StaffMode } from './staff-frame-screen.tsx'
