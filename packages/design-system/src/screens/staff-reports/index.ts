export { ReportScreen, type ReportScreenProps, type ReportShown, type TypedReport } from './report-screen.tsx'
export { type ReportTile, ReportsScreen, type ReportsScreenProps } from './reports-screen.tsx'
