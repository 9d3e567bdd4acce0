import { journeysOfDates } from './journeys.ts'

journeysOfDates('palace', 'ZPCU-104A7C-AB')
