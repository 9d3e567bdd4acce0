export { DashboardScreen, type DashboardScreenProps, type DashboardHandlers } from './dashboard-screen.tsx'
