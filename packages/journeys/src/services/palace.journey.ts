import { journeysOfServices } from './journeys.ts'

journeysOfServices('palace', 'ZPCU-104A7C-AB')
