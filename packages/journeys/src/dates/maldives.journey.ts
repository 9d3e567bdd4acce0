import { journeysOfDates } from './journeys.ts'

journeysOfDates('the Maldives', 'ZRMV-222E3A-B')
