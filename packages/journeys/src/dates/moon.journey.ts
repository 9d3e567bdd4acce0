import { journeysOfDates } from './journeys.ts'

journeysOfDates('moon', 'ZMJM-108C4E-AC')
